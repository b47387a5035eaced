# Reads Swift sources under Sources/<Module>/, prints "file:line: what is wrong, and what to do instead" for each
# violation and fails if there is one. Comments and the contents of strings are not looked at.

BEGIN {
  # Which modules a module may import, lowest first. A module that is not here is refused: add its line.
  may["CanonicalJSON"] = ""
  may["TrainingModel"] = "CanonicalJSON"
  may["ExerciseLibrary"] = "CanonicalJSON TrainingModel"
  may["Planner"] = "CanonicalJSON TrainingModel"
  may["Presentation"] = "CanonicalJSON TrainingModel ExerciseLibrary Planner"
  may["BrowserCore"] = "CanonicalJSON TrainingModel Planner Presentation"
  may["DocumentFolder"] = "CanonicalJSON TrainingModel.ULID TrainingModel.Instant Synchronization Glibc Darwin Musl"
  may["TrainingCache"] = "CanonicalJSON TrainingModel CSQLite Glibc Darwin Musl"
  may["SyncEngine"] = "CanonicalJSON TrainingModel ExerciseLibrary DocumentFolder TrainingCache Glibc Darwin Musl"
  may["ZipArchive"] = "CZip Glibc Darwin Musl"
  may["Interchange"] = "CanonicalJSON TrainingModel Planner"
  may["TrainingDesk"] = "CanonicalJSON TrainingModel ExerciseLibrary Planner Presentation DocumentFolder " \
    "TrainingCache SyncEngine ZipArchive Interchange Synchronization Glibc Darwin Musl"
  may["HTTPServer"] = "CMicrohttpd CZlib Synchronization Dispatch Glibc Darwin Musl"
  may["QRPicture"] = "CQRCode"
  may["WebApp"] = "CanonicalJSON TrainingModel ExerciseLibrary Planner Presentation DocumentFolder TrainingCache " \
    "SyncEngine ZipArchive Interchange TrainingDesk HTTPServer QRPicture Synchronization Glibc Darwin Musl"
  may["loadbook"] = "CanonicalJSON TrainingModel ExerciseLibrary Planner Presentation DocumentFolder TrainingCache " \
    "SyncEngine ZipArchive Interchange TrainingDesk HTTPServer QRPicture WebApp Dispatch Synchronization Glibc Darwin Musl"

  pure = "CanonicalJSON TrainingModel ExerciseLibrary Planner Presentation BrowserCore"
  below_program = pure " DocumentFolder TrainingCache SyncEngine ZipArchive Interchange TrainingDesk HTTPServer QRPicture WebApp"

  # The world: only the program reads it and passes it down.
  rule(below_program, word("Date\\(\\)"), "take the time as an argument (Instant, Day)")
  rule(below_program, word("(clock_gettime|gettimeofday|ContinuousClock|SuspendingClock)"), "take the time as an argument")
  rule(below_program, word("(TimeZone|localtime_r|tzset)"), "take ZoneRules as an argument")
  rule(below_program, start("Calendar\\."), "use Day, which counts civil days")
  rule(below_program, word("(getenv|setenv|ProcessInfo|CommandLine)"), "let the program read it and pass the value down")
  rule(below_program, word("(SystemRandomNumberGenerator|arc4random|arc4random_buf|getrandom)"), "take a generator as an argument")
  rule(pure, "\\.(random|shuffled|shuffle|randomElement)\\(", "take chance as an argument; a plan has none")
  rule(pure, word("(FileManager|FileHandle|fopen|print|debugPrint|readLine)"), "return bytes and let an edge do the I/O")

  # What Embedded Swift has not.
  rule(pure, start("any [A-Z]"), "use a generic parameter, an enum or a closure")
  rule(pure, word("(Any|AnyObject|AnyHashable|AnySequence|AnyCollection)"), "use a concrete or generic type")
  rule(pure, "(^|[^A-Za-z0-9_])throws([^(A-Za-z0-9_]|$)", "name the error: throws(SomeError)")
  rule(pure, "\\\\\\.?[A-Za-z]", "use a closure instead of a key path")
  rule(pure, word("(Codable|Encodable|Decodable|CodingKey)"), "conform to JSONScalar or JSONObjectValue")
  rule(pure, word("(Mirror|Regex|Mutex|KeyPath)") "|String\\((describing|reflecting):", "Embedded Swift lacks it: write it out")
  rule(pure, word("(async|await|actor|weak|unowned)"), "pure code is a function of values")
  rule(pure, "stride\\(from: *-?[0-9]+\\.[0-9]", "count in whole steps and multiply")

  # Hash tables differ in order from run to run.
  walk = "\\.(map|flatMap|compactMap|forEach|reduce|first|joined|enumerated|prefix)([^A-Za-z0-9_]|$)"
  rule(pure, " in ([A-Za-z0-9_.]+\\.(keys|values)|Set\\(.*)( |$)", "sort first: no output may depend on hashing")
  rule(pure, "\\.(keys|values)" walk, "sort first: no output may depend on hashing")
}

FNR == 1 {
  split(FILENAME, parts, "/")
  module = parts[2]
  in_comment = in_text = 0
  delete tables
  if (!(module in may)) refuse("the module " module " is in no layer: give it a line in Scripts/check-layers.awk")
}

{
  code = without_comments_and_texts($0)
  # UnknownMembers keeps its names in order.
  gsub(/unknown\.keys/, "unknown", code)
  if (code ~ /^ *(@[A-Za-z_]+ +)*((public|package|internal|private|fileprivate) +)?import +/) check_import(code)
  else check_rules(code)
  check_tables(code)
}

END { exit failed }

function rule(modules, pattern, advice) {
  rules++
  rule_modules[rules] = modules
  rule_pattern[rules] = pattern
  rule_advice[rules] = advice
}

# The pattern at the start of a word, and as a whole word.
function start(pattern) { return "(^|[^A-Za-z0-9_.])" pattern }
function word(pattern) { return start(pattern) "([^A-Za-z0-9_]|$)" }

function refuse(message) {
  print FILENAME ":" FNR ": " message
  failed = 1
}

function contains(list, item) { return index(" " list " ", " " item " ") > 0 }

function check_import(code,   fields, name) {
  split(code, fields, /import +/)
  name = fields[2]
  sub(/^(struct|enum|class|protocol|typealias|func|var|let) +/, "", name)
  sub(/[ ;].*/, "", name)
  if (module in may && !contains(may[module], name)) {
    refuse(module " must not import " name "; it may import: " (may[module] == "" ? "nothing" : may[module]))
  }
}

function check_rules(code,   i) {
  for (i = 1; i <= rules; i++) {
    if (contains(rule_modules[i], module) && code ~ rule_pattern[i]) refuse(trimmed($0) " -> " rule_advice[i])
  }
}

# Remembers what a file declares as a dictionary or a set, and refuses walks through it.
function check_tables(code,   name) {
  if (!contains(pure, module)) return
  if (match(code, /[A-Za-z_][A-Za-z0-9_]*(: *(\[[A-Z][A-Za-z0-9_.]* *: *[A-Z[(]|Set<|Dictionary<)| *= *(\[[^]]*:[^]]*\]|Set[(<]|Dictionary[(<]))/)) {
    name = substr(code, RSTART, RLENGTH)
    sub(/[^A-Za-z0-9_].*/, "", name)
    tables[name] = 1
  }
  for (name in tables) {
    if (code ~ " in (self\\.)?" name "( |$)" || code ~ "(^|[^A-Za-z0-9_])" name walk) {
      refuse(trimmed($0) " -> " name " is a hash table: sort first, no output may depend on hashing")
    }
  }
}

function trimmed(line) {
  sub(/^ +/, "", line)
  return line
}

# The line with comments gone and every text empty; a text of several lines spans calls.
function without_comments_and_texts(line,   out, rest) {
  out = ""
  rest = line
  while (rest != "") {
    if (in_comment) {
      if (!match(rest, /\*\//)) return out
      in_comment = 0
      rest = substr(rest, RSTART + 2)
    } else if (in_text) {
      if (!match(rest, /"""/)) return out
      in_text = 0
      rest = substr(rest, RSTART + 3)
    } else if (rest ~ /^\/\//) {
      return out
    } else if (rest ~ /^\/\*/) {
      in_comment = 1
      rest = substr(rest, 3)
    } else if (rest ~ /^"""/) {
      in_text = 1
      out = out "\"\""
      rest = substr(rest, 4)
    } else if (match(rest, /^"([^"\\]|\\.)*"/)) {
      out = out "\"\""
      rest = substr(rest, RLENGTH + 1)
    } else {
      out = out substr(rest, 1, 1)
      rest = substr(rest, 2)
    }
  }
  return out
}

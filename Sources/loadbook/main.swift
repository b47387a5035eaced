// The command line: the only reader of the clock, the time zone, the environment and the arguments.
let status = await Program.run(words: Array(CommandLine.arguments.dropFirst()), environment: .process)
Program.exit(status)

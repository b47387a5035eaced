import Foundation

// engine-bench [SAVES]: how soon what was written is in the cache while a folder is followed.

let saves = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1000 : 1000
try await FollowedFolder(saves: saves).run()

import nodeModule from "node:module";

// First of all: caches compiled code between starts.
nodeModule.enableCompileCache();
const { runCommand } = await import("./commands/run-command.ts");
await runCommand(process.argv.slice(2), process.env);

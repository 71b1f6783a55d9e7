import nodeModule from "node:module";

// Before anything else is read: compiled code is kept between starts.
nodeModule.enableCompileCache();
const { runCommand } = await import("./run-command.ts");
await runCommand(process.argv.slice(2), process.env);

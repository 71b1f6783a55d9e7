import { buildScript } from "./inline-first.ts";

// For tests, in a process of its own, since the builder does not run in the context of a page.
process.stdout.write(await buildScript(process.argv[2] ?? ""));

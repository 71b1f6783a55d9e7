/** `npm run docs:configuration`: writes docs/configuration.md from the declarations that read the environment. */
import { writeFileSync } from "node:fs";
import { bootstrap } from "./install/bootstrap.mjs";
import { inCheckout } from "./process/checkout.mjs";

await bootstrap(import.meta.url);
const { describeVariables } = await import("../apps/server/src/config/describe-variables.ts");
writeFileSync(inCheckout("docs/configuration.md"), describeVariables());

/** `npm run texts`: writes the table of text keys from the English texts. */
import { writeFileSync } from "node:fs";
import { bootstrap } from "./install/bootstrap.mjs";
import { inCheckout } from "./process/checkout.mjs";

await bootstrap(import.meta.url);
const { describeTextKeys } = await import("./texts/text-keys.mjs");
writeFileSync(inCheckout("packages/i18n/src/text-keys.ts"), describeTextKeys());

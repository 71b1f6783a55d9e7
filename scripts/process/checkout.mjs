import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this checkout. */
export const checkout = realpathSync(fileURLToPath(new URL("../../", import.meta.url)));

/** @param {string[]} parts */
export const inCheckout = (...parts) => join(checkout, ...parts);

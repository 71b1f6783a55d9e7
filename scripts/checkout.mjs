import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this checkout, wherever it is started from. */
export const checkout = realpathSync(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string[]} parts */
export const inCheckout = (...parts) => join(checkout, ...parts);

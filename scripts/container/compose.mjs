import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { inCheckout } from "../process/checkout.mjs";

/**
 * @typedef {object} Service
 * @property {boolean} [read_only]
 * @property {string[]} [tmpfs]
 * @property {string[]} [cap_drop]
 * @property {string[]} [security_opt]
 * @property {string} [stop_grace_period]
 * @property {Record<string, string>} environment
 */

/** @returns {Service} the service of the file for one container */
export const readService = () =>
  parse(readFileSync(inCheckout("deploy/compose.yaml"), "utf8")).services.castor;

/**
 * Writes values into `${NAME}`, as compose does.
 * @param {Record<string, string>} environment
 * @param {Record<string, string>} values
 */
export function fillIn(environment, values) {
  const fill = (/** @type {string} */ text) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest = "") => {
      const value = values[name];
      if (value) return value;
      if (kind === "?") throw new Error(`${name} is not set: ${rest}`);
      return rest;
    });
  return Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [name, fill(String(text))]),
  );
}

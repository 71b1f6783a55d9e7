/** Which texts nobody says. */
import { globSync, readFileSync } from "node:fs";
import { readRoom } from "@castor/i18n/read-words.ts";
import { inCheckout } from "../process/checkout.mjs";

/** Texts that a room lists: their keys are data (`listBelow`), so nobody names them. */
const listed = /^(?:helpSections|keyboard\.topics|news\.entries|tours)\./;

/** @param {string} text */
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * What a piece of code may say: whole keys, and keys with gaps, `points.types.${id}`.
 * @param {string} code
 */
function findSaid(code) {
  const whole = [...code.matchAll(/["'`]([A-Za-z][\w-]*(?:\.[\w-]+)+)["'`]/g)].map(
    ([, key = ""]) => key,
  );
  const gapped = [...code.matchAll(/`([A-Za-z][\w-]*\.(?:[\w.-]|\$\{(?:[^{}]|\{[^{}]*\})*\})*)`/g)]
    .map(([, text = ""]) => text)
    .filter((text) => text.includes("${"));
  return { whole, gapped };
}

/**
 * The keys that no file of the product names.
 * @param {readonly string[]} keys
 * @param {readonly string[]} sources
 */
export function findUnused(keys, sources) {
  const said = new Set();
  /** @type {Set<string>} */
  const patterns = new Set();
  for (const code of sources) {
    const { whole, gapped } = findSaid(code);
    for (const key of whole) said.add(key);
    for (const text of gapped)
      patterns.add(
        text
          .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
          .map(escapeRegExp)
          .join(".*"),
      );
  }
  const some = new RegExp(`^(?:${[...patterns].join("|")})$`);
  return keys.filter((key) => !(said.has(key) || some.test(key) || listed.test(key)));
}

/** The sources of the product, and the help, which names buttons: `[[points.edit]]`. */
export function readSources() {
  const files = globSync("{apps,packages}/*/{src,build}/**/*.{ts,tsx,js}", {
    cwd: inCheckout("."),
  });
  const help = JSON.stringify(readRoom("en", "help"));
  const named = [...help.matchAll(/\[\[([\w.]+)\]\]/g)].map(([, key]) => `"${key}"`);
  const code = files
    .filter((file) => !/\.test\.tsx?$|text-keys\.ts$/.test(file))
    .map((file) => readFileSync(inCheckout(file), "utf8"));
  return [...code, ...named];
}

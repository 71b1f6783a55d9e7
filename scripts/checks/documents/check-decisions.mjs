import { readdirSync, readFileSync } from "node:fs";
import { inCheckout } from "../../process/checkout.mjs";
import {
  findFormFaults,
  findGapFaults,
  findIndexFaults,
  findSupersedingFaults,
  readDecision,
} from "./decision-rules.mjs";

const folder = "docs/decisions";
const template = "000-template.md";

/** What decisions and their index say against the template or against each other. */
export function checkDecisions() {
  const files = readdirSync(inCheckout(folder)).filter(
    (file) => /^\d{3}-.*\.md$/.test(file) && file !== template,
  );
  const texts = files.map((file) => ({ file, text: read(file) }));
  const decisions = texts.map(({ file, text }) => readDecision(file, text));
  const index = read("README.md");
  return [
    ...texts.flatMap(({ file, text }) => findFormFaults(file, text)),
    ...findSupersedingFaults(decisions),
    ...findIndexFaults(decisions, index),
    ...findGapFaults(decisions, index),
  ].map((fault) => `${folder}/${fault}`);
}

const read = (/** @type {string} */ file) => readFileSync(inCheckout(folder, file), "utf8");

import { readFileSync } from "node:fs";
import { inCheckout } from "../process/checkout.mjs";

const text = readFileSync(inCheckout("deploy/Dockerfile"), "utf8");
const [, name = "", version = "", release = ""] =
  /^FROM (node:([\d.]+)-(\w+)-slim)/m.exec(text) ?? [];

/** The image that all stages begin from. */
export const baseImage = { name, version, release };

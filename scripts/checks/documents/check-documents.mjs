import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { checkout, inCheckout } from "../../process/checkout.mjs";
import { checkDecisions } from "./check-decisions.mjs";
import {
  filesAt,
  findCitations,
  findDecisions,
  findLinks,
  findOldCitations,
  findPaths,
  findTests,
  findTwiceWritten,
  findUnproven,
  listAnchors,
} from "./document-rules.mjs";

/** While false, comments may still cite documents that are not in the repository. */
const areOldCitationsRefused = true;

const texts = /\.(?:tsx?|mjs|js|css|html|md)$/;

/** What these name in backticks is there. */
const withPaths = [
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "docs/map-of-the-code.md",
  "docs/security.md",
  "docs/without-a-network.md",
];
/** What these say is proven by the tests that they name. */
const withProofs = ["docs/security.md"];

/** Everything that documents say of the repository holds; answers as a program does. */
export async function checkDocuments() {
  const files = listFiles();
  const anchors = new Map(
    files.filter((file) => file.endsWith(".md")).map((file) => [file, listAnchors(read(file))]),
  );
  const faults = files
    .filter((file) => texts.test(file))
    .flatMap((file) => checkText(file, read(file), { files, anchors }));
  faults.push(...checkDecisions(), ...(await checkConfiguration()));
  return {
    code: faults.length === 0 ? 0 : 1,
    output: faults.map((fault) => `${fault}\n`).join(""),
  };
}

/** What git knows of or would add. */
function listFiles() {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: checkout,
    encoding: "utf8",
  });
  return listed.split("\n").filter((file) => file !== "" && existsSync(inCheckout(file)));
}

const read = (/** @type {string} */ file) => readFileSync(inCheckout(file), "utf8");

/**
 * @param {string} file
 * @param {string} text
 * @param {{ files: string[], anchors: Map<string, Set<string>> }} known
 */
function checkText(file, text, { files, anchors }) {
  /** @type {string[]} */
  const faults = [];
  const say = (/** @type {number} */ line, /** @type {string} */ fault) =>
    faults.push(`${file}:${line} ${fault}`);
  for (const { line, value } of findCitations(text))
    if (!anchors.get("docs/specification.md")?.has(value))
      say(line, `cites specification#${value}, which docs/specification.md does not have.`);
  for (const { line, value } of findDecisions(text))
    if (!files.some((name) => name.startsWith(`docs/decisions/${value}-`)))
      say(line, `cites decision ${value}, which is not in docs/decisions.`);
  if (areOldCitationsRefused)
    for (const { line, value } of findOldCitations(text))
      say(line, `cites "${value}" of a document that is not in the repository.`);
  if (withPaths.includes(file))
    for (const { line, value } of findPaths(text))
      if (filesAt(value, files).length === 0) say(line, `names ${value}, which is not there.`);
  if (withProofs.includes(file))
    for (const { line, value } of findUnproven(text))
      say(line, `calls ${value} met and names no test that would fail.`);
  if (withProofs.includes(file))
    for (const { line, value } of findTests(text)) {
      const found = filesAt(value, files);
      if (found.length !== 1)
        say(line, `names the test ${value}, which is ${found.length} files instead of one.`);
    }
  if (file.endsWith(".md")) {
    for (const { line, value } of findTwiceWritten(text))
      say(line, `writes the anchor ${value} again.`);
    for (const { line, value } of findLinks(text))
      if (!isLinkThere(file, value, { files, anchors })) say(line, `links to ${value} in vain.`);
  }
  return faults;
}

/**
 * @param {string} file
 * @param {string} link
 * @param {{ files: string[], anchors: Map<string, Set<string>> }} known
 */
function isLinkThere(file, link, { files, anchors }) {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? file : normalize(join(dirname(file), path));
  const isThere = files.some((name) => `${name}/`.startsWith(`${target.replace(/\/$/, "")}/`));
  return isThere && (anchor === undefined || anchors.get(target)?.has(anchor) === true);
}

async function checkConfiguration() {
  const { describeVariables } = await import(
    "../../../apps/server/src/config/describe-variables.ts"
  );
  return read("docs/configuration.md") === describeVariables()
    ? []
    : [
        "docs/configuration.md is older than the declarations: npm run docs:configuration writes it.",
      ];
}

/**
 * What is found in a text, with its line from 1.
 * @typedef {{ line: number, value: string }} Found
 */

/** A standard's own sections are cited by its name before them. */
const standards = /\b(?:RFC \d+|OpenID Connect Core|WebAuthn Level \d)\b/;

/**
 * @param {string} text
 * @param {RegExp} pattern global; what it answers is its first group, else the whole match
 * @returns {Found[]}
 */
function findAll(text, pattern) {
  return text.split("\n").flatMap((words, index) =>
    [...words.matchAll(pattern)].map((match) => ({
      line: index + 1,
      value: match[1] ?? match[0],
    })),
  );
}

/** The anchors of a document: explicit ones and those that GitHub makes of headings. @param {string} markdown */
export function listAnchors(markdown) {
  const headings = findAll(markdown, /^#{1,6} (.+)$/g).map(({ value }) =>
    value
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  return new Set([
    ...findAll(markdown, /<a id="([^"]+)">/g).map(({ value }) => value),
    ...headings,
  ]);
}

/** Anchors that a document writes again: links to them lead to the first. @param {string} markdown */
export function findTwiceWritten(markdown) {
  const written = findAll(markdown, /<a id="([^"]+)">/g);
  return written.filter(
    ({ value }, index) => written.findIndex((other) => other.value === value) < index,
  );
}

/** The anchors of the specification that a text cites. @param {string} text */
export const findCitations = (text) => findAll(text, /\bspecification#([\w-]+)/g);

/** The numbers of the decisions that a text cites. @param {string} text */
export const findDecisions = (text) =>
  findAll(text, /\bdecisions? ((?:\d{3}(?:, | and )?)+)/g).flatMap(({ line, value }) =>
    (value.match(/\d{3}/g) ?? []).map((number) => ({ line, value: number })),
  );

/** Citations of documents that are not in the repository. @param {string} text */
export function findOldCitations(text) {
  const lines = text.split("\n");
  return findAll(
    text,
    /\b(?:sections? \d+|decisions \d{1,2}\b|records? \d{3}|decisions\.md)|\(issue \d+/g,
  ).filter(({ line }) => !standards.test(lines[line - 1] ?? ""));
}

/** Links of a Markdown text to other files of the repository, and within it. @param {string} markdown */
export const findLinks = (markdown) =>
  findAll(markdown.replace(/^```[\s\S]*?^```/gm, blank), /\]\(([^)\s]+)\)/g).filter(
    ({ value }) => !/^[a-z]+:/i.test(value),
  );

/** As many lines, with nothing on them. @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, "");

const isFile = /^[\w@.<>{},*/-]*[\w>}*]\.(?:tsx?|mjs|js|json|md|css|html)$/;
const isFolder = /^[\w@.<>{},*-]+(?:\/[\w@.<>{},*-]+)+\/$/;

/**
 * Files and folders that a text names: in backticks, or as words of a block of code in no language. A folder ends with a slash
 * and has one within.
 * @param {string} markdown
 */
export function findPaths(markdown) {
  const blocks = [...markdown.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(({ 1: block = "", index }) =>
    findAll(block, /(\S+)/g).map(({ line, value }) => ({
      line: line + markdown.slice(0, index).split("\n").length,
      value,
    })),
  );
  const spans = findAll(markdown.replace(/^```[\s\S]*?^```/gm, blank), /`([^`\n]+)`/g);
  return [...spans, ...blocks.flat()].filter(
    ({ value }) => isFile.test(value) || isFolder.test(value),
  );
}

/** Names of files of tests, wherever a text has them. @param {string} text */
export const findTests = (text) => findAll(text, /[\w@./-]*\w\.(?:test|spec)\.tsx?(?!\w)/g);

/** Rows of tables whose state is met, but that name no test. What is found is the row's first cell. @param {string} text */
export const findUnproven = (text) =>
  findAll(text, /^\| ([^|]+?) \|(?: [^|]* \|)* met \|.*$/g).filter(
    ({ line }) => findTests(text.split("\n")[line - 1] ?? "").length === 0,
  );

/** The path without what everybody knows: `core/limits.ts` for `packages/core/src/limits.ts`. @param {string} path */
const shorten = (path) => path.replace(/^(?:packages|apps)\//, "").replace("/src/", "/");

/**
 * The files of the repository that end with the path, whole or without `packages/`, `apps/` and `src/`. `<noun>` stands for
 * one name, `*` for a part of one, `{a,b}` for either.
 * @param {string} path
 * @param {readonly string[]} files
 */
export function filesAt(path, files) {
  const body = path
    .replace(/[.+^$()|[\]\\]/g, "\\$&")
    .replace(/<\w+>/g, "[^/]+")
    .replace(/\{([^}]+)\}/g, (_, names) => `(?:${names.replaceAll(",", "|")})`)
    .replace(/\*\*?/g, (stars) => (stars === "**" ? ".*" : "[^/]*"));
  const pattern = new RegExp(`(?:^|/)${body}${path.endsWith("/") ? "" : "$"}`);
  return files.filter((file) => pattern.test(file) || pattern.test(shorten(file)));
}

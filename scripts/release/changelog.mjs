import { compareVersions, isVersion } from "./version.mjs";

/**
 * What a changelog says (Keep a Changelog 1.1.0).
 * @typedef {{ version: string, date: string, notes: string }} Released
 * @typedef {{ unreleased: string, released: Released[] }} Changelog
 */

const kinds = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"];
const unreleasedHeading = "## [Unreleased]";
const heading = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$/;

/**
 * The sections of a changelog, newest first.
 * @param {string} text
 */
function splitSections(text) {
  return text
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => {
      const [title = "", ...lines] = section.split("\n");
      const [, name = "", date] = heading.exec(title) ?? [];
      return { title, name, date, notes: lines.join("\n").trim() };
    });
}

/**
 * @param {string} text
 * @returns {Changelog}
 */
export function readChangelog(text) {
  const sections = splitSections(text);
  const released = sections.flatMap(({ name, date, notes }) =>
    date === undefined ? [] : [{ version: name, date, notes }],
  );
  return { unreleased: sections.find(({ name }) => name === "Unreleased")?.notes ?? "", released };
}

/**
 * What is wrong with a changelog, and with the version beside it: a text for each fault.
 * @param {string} text
 * @param {string} version of package.json
 */
export function judgeChangelog(text, version) {
  const [first, ...rest] = splitSections(text);
  const faults = [];
  if (first?.title !== unreleasedHeading) faults.push(`begins with no "${unreleasedHeading}".`);
  for (const { title, name, date } of rest)
    if (date === undefined || !isVersion(name))
      faults.push(`has "${title}" instead of "## [1.2.3] - 2026-01-31".`);
  for (const [index, { name }] of rest.entries()) {
    const older = rest[index + 1];
    if (older && compareVersions(name, older.name) <= 0)
      faults.push(`has ${name} above ${older.name}.`);
  }
  for (const [, kind = ""] of text.matchAll(/^### (.*)$/gm))
    if (!kinds.includes(kind)) faults.push(`has "### ${kind}" instead of ${kinds.join(", ")}.`);
  const newest = rest[0]?.name;
  if (newest !== undefined && newest !== version)
    faults.push(`has ${newest} as its newest release, package.json ${version}.`);
  return faults;
}

/**
 * The changelog after a release: what was unreleased is of the version.
 * @param {string} text
 * @param {string} version
 * @param {string} date as 2026-01-31
 */
export function moveToRelease(text, version, date) {
  return text.replace(unreleasedHeading, `${unreleasedHeading}\n\n## [${version}] - ${date}`);
}

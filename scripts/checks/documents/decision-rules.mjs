/**
 * A decision as its file says it. `date` and `status` are as written, empty where the file has none.
 * @typedef {{ file: string, number: string, title: string, date: string, status: string, supersedes: string,
 *   parts: { title: string, isEmpty: boolean }[] }} Decision
 */

/** The parts of every decision, in their order. */
const partTitles = ["Context", "Decision", "Alternatives", "Consequences"];

const listOfNumbers = /\d{3}(?:, \d{3})*/.source;
const statusForm = new RegExp(
  `^(?:accepted|superseded by \\d{3}|partly superseded by ${listOfNumbers})$`,
);
const supersedesForm = /^(?:parts of )?\d{3}(?:, (?:parts of )?\d{3})*$/;

/** @param {string} text @returns {string[]} */
const numbersOf = (text) => text.match(/\d{3}/g) ?? [];

/**
 * @param {string} file its name in docs/decisions
 * @param {string} text
 * @returns {Decision}
 */
export function readDecision(file, text) {
  const fieldOf = (/** @type {string} */ name) =>
    text.match(new RegExp(`^- \\*\\*${name}:\\*\\* (.+)$`, "m"))?.[1] ?? "";
  return {
    file,
    number: file.slice(0, 3),
    title: text.match(/^# \d{3}: (.+)$/m)?.[1] ?? "",
    date: fieldOf("Date"),
    status: fieldOf("Status"),
    supersedes: fieldOf("Supersedes"),
    parts: text
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [title = "", ...lines] = part.split("\n");
        return { title, isEmpty: lines.join("").trim() === "" };
      }),
  };
}

/** What a single file says against the template. @param {string} file @param {string} text */
export function findFormFaults(file, text) {
  const { number, date, status, supersedes, parts } = readDecision(file, text);
  const faults = [];
  if (!text.startsWith(`# ${number}: `))
    faults.push(`does not begin with "# ${number}: " and its title.`);
  const fields = [...text.matchAll(/^- \*\*(Date|Status|Supersedes):\*\*/gm)].map(
    ([, name]) => name,
  );
  if (!/^Date, Status(?:, Supersedes)?$/.test(fields.join(", ")))
    faults.push("does not have one Date, then one Status, then at most one Supersedes.");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) faults.push(`has no date like 2026-11-28 but "${date}".`);
  if (!statusForm.test(status)) faults.push(`has a status of no known form: "${status}".`);
  if (supersedes !== "" && !supersedesForm.test(supersedes))
    faults.push(`says what it supersedes in no known form: "${supersedes}".`);
  const titles = parts.map(({ title }) => title).join(", ");
  if (titles !== partTitles.join(", "))
    faults.push(`has the parts "${titles}" instead of ${partTitles.join(", ")}.`);
  for (const { title, isEmpty } of parts) if (isEmpty) faults.push(`says nothing below ${title}.`);
  return faults.map((fault) => `${file} ${fault}`);
}

/** Both of two decisions, the former and the later one, say that one supersedes the other. @param {readonly Decision[]} decisions */
export function findSupersedingFaults(decisions) {
  /** @type {string[]} */
  const faults = [];
  const byNumber = new Map(decisions.map((decision) => [decision.number, decision]));
  for (const { file, number, status, supersedes } of decisions) {
    const claim = status.startsWith("partly") ? `parts of ${number}` : number;
    for (const later of numbersOf(status)) {
      const other = byNumber.get(later);
      if (other === undefined)
        faults.push(`${file} is superseded by ${later}, which is not there.`);
      else if (!other.supersedes.split(", ").includes(claim))
        faults.push(`${other.file} does not say that it supersedes ${claim}, as ${file} does.`);
    }
    for (const former of numbersOf(supersedes)) {
      const other = byNumber.get(former);
      if (other === undefined) faults.push(`${file} supersedes ${former}, which is not there.`);
      else if (!numbersOf(other.status).includes(number))
        faults.push(
          `${other.file} does not say that it is superseded by ${number}, as ${file} does.`,
        );
    }
  }
  return faults;
}

/** The row of the index for a decision. @param {Decision} decision */
export const rowOf = ({ file, number, title, date, status }) =>
  `| [${number}](${file}) | ${title} | ${date} | ${status} |`;

/** The index has each decision once, as its file says it, and nothing else. @param {readonly Decision[]} decisions @param {string} index */
export function findIndexFaults(decisions, index) {
  const rows = index.split("\n").filter((line) => /^\| \[\d{3}\]/.test(line));
  const expected = decisions.map(rowOf);
  return [
    ...expected
      .filter((row) => rows.filter((found) => found === row).length !== 1)
      .map((row) => `README.md does not have this row exactly once: ${row}`),
    ...rows
      .filter((row) => !expected.includes(row))
      .map((row) => `README.md has a row that agrees with no file: ${row}`),
  ];
}

/** Numbers are there once. Those that are left out are explained in the index. @param {readonly Decision[]} decisions @param {string} index */
export function findGapFaults(decisions, index) {
  const numbers = decisions.map(({ number }) => number);
  const last = Math.max(0, ...numbers.map(Number));
  const gaps = Array.from({ length: last }, (_, index) =>
    String(index + 1).padStart(3, "0"),
  ).filter((number) => !numbers.includes(number));
  const explained = [...index.matchAll(/^- \*\*(\d{3})\*\*: \S/gm)].map(
    ([, number = ""]) => number,
  );
  return [
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `README.md cannot list two decisions of the number ${number}.`),
    ...gaps
      .filter((number) => !explained.includes(number))
      .map((number) => `README.md does not explain why there is no decision ${number}.`),
    ...explained
      .filter((number) => numbers.includes(number))
      .map((number) => `README.md calls decision ${number} missing, which is there.`),
  ];
}

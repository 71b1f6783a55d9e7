import * as z from "zod";

/** What npm says of an advisory where it meets a package; a package that only depends on another names it instead. */
const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});

/** The report of `npm audit --json`. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
});

/** An advisory that does not touch Castor, until when that was judged, and why. */
export const auditExceptions = z.array(
  z.strictObject({
    advisory: z.string().regex(/^GHSA(?:-[\da-z]{4}){3}$/),
    package: z.string().min(1),
    why: z.string().min(20),
    until: z.iso.date(),
  }),
);

/** @typedef {z.infer<typeof auditExceptions>} AuditExceptions */

/** Lesser ones are not worth a red build. */
const severe = ["moderate", "high", "critical"];

/**
 * The advisories that no exception covers, a line each; undefined when the answer is no report, as where the registry has no audit.
 * @param {string} answer
 * @param {AuditExceptions} exceptions
 * @param {string} today as 2026-01-31
 * @returns {string[] | undefined}
 */
export function judgeAudit(answer, exceptions, today) {
  const { data } = report.safeParse(readJson(answer));
  if (data === undefined) return undefined;
  const found = Object.values(data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === "object")
    .filter(({ severity }) => severe.includes(severity));
  const lines = found.flatMap(({ name, title, url, severity, range }) => {
    const id = url.slice(url.lastIndexOf("/") + 1);
    const judged = exceptions.find((one) => one.advisory === id && one.package === name);
    if (judged && judged.until >= today) return [];
    const late = judged ? `; it was judged until ${judged.until}` : "";
    return [`${name} ${range}: ${title} (${severity}, ${url})${late}`];
  });
  return [...new Set(lines)].sort();
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

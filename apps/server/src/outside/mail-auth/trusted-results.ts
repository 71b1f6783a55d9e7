import { parseHeaders } from "./mail-headers.ts";

const isOf = (domain: string, end: string): boolean => domain === end || domain.endsWith(`.${end}`);

/**
 * Whether the server of a mailbox says that a mail is from a domain, in the `Authentication-Results` that it writes above all others (RFC 8601). One
 * further down may be of the sender. Quoted texts are of the sender, too, and may look like results: a header with one proves nothing.
 */
export function isProvenBy(bytes: Buffer, authserv: string, domain: string): boolean {
  const [newest = ""] = parseHeaders(bytes, ["authentication-results"]);
  // Comments are words of the server for people.
  const said = newest.replace(/\([^()]*\)/g, " ");
  if (/["\\]/.test(newest) || /[()]/.test(said)) return false;
  const [server = "", ...results] = said.split(";");
  if (server.trim().split(/\s+/)[0]?.toLowerCase() !== authserv.toLowerCase()) return false;
  return results.some((result) => {
    const [method = "", ...properties] = result.trim().toLowerCase().split(/\s+/);
    const propertyOf = (name: string) =>
      properties.find((property) => property.startsWith(`${name}=`))?.slice(name.length + 1);
    if (method === "dmarc=pass") return propertyOf("header.from") === domain;
    if (method !== "spf=pass") return false;
    const sender = propertyOf("smtp.mailfrom");
    return sender !== undefined && isOf(sender.slice(sender.lastIndexOf("@") + 1), domain);
  });
}

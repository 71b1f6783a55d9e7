import { cutText } from "../basics/cut-text.ts";
import { limits } from "../limits.ts";

/** Who one logs in as, which would stand where people look for the site's name. */
const userBefore = /^[^/?#]*@/;

/** An address for people: without scheme, user and closing slash, cut at 80 characters with an ellipsis (section 2). */
export function labelUrl(url: string): string {
  const bare = url
    .replace(/^https?:\/\//i, "")
    .replace(userBefore, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "");
  if (bare.length <= limits.urlLabel) return bare;
  return `${cutText(bare, limits.urlLabel)}…`;
}

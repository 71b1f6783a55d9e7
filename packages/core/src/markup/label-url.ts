import { cutText } from "../basics/cut-text.ts";
import { limits } from "../limits.ts";

/** The user name of an address, which a reader could take for the site's name. */
const userBefore = /^[^/?#]*@/;

/** The label of an address (specification#link-labels): no scheme, user name or closing slash, cut at 80 characters with an ellipsis. */
export function labelUrl(url: string): string {
  const bare = url
    .replace(/^https?:\/\//i, "")
    .replace(userBefore, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "");
  if (bare.length <= limits.urlLabel) return bare;
  return `${cutText(bare, limits.urlLabel)}…`;
}

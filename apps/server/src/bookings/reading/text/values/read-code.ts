const grouped = /^\d{2,6}(?: \d{2,6}|[.-]\d{1,6}){1,5}(?![\p{L}\d]|[.-][\p{L}\d])/u;
const token = /^[\p{Lu}\d](?:[\p{Lu}\d]|[-/.](?=[\p{Lu}\d])){3,24}(?![\p{L}\d])/u;
const dateLike = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const amountLike = /^\d{1,3}(?:[ .]\d{3})*[,.]\d{2}$/;

/** A code of letters alone is one where it is written as one: five to eight capitals. */
const isCode = (text: string) => /\d/.test(text) || /^\p{Lu}{5,8}$/u.test(text);

/** The confirmation code that a value begins with, without the spaces that group its digits. */
export function readCode(value: string): string | null {
  const text = value.replace(/^[#№:\s]+/, "");
  const digits = grouped.exec(text)?.[0];
  const found = digits ?? token.exec(text)?.[0];
  if (!found || dateLike.test(found) || amountLike.test(found)) return null;
  if (!isCode(found)) return null;
  return digits ? found.replaceAll(" ", "") : found;
}

/** A text of somebody for a line at a terminal: as JSON, with every sign escaped that a terminal obeys or does not show. */
export const quote = (text: string): string =>
  JSON.stringify(text).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );

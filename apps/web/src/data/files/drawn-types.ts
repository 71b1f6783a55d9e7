/** Pictures that every browser draws. */
const drawn: ReadonlySet<string> = new Set(
  ["jpeg", "png", "gif", "webp", "avif"].map((kind) => `image/${kind}`),
);

/** True for the media type of a picture that browsers draw themselves. */
export const isDrawn = (type: string): boolean => drawn.has(type);

/** True for files whose words the server reads. */
export const hasWords = ({ type }: { type: string }): boolean =>
  type === "application/pdf" || type.startsWith("text/");

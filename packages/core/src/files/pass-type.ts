/** The media type of a pass (PassKit Package Format). */
export const passType = "application/vnd.apple.pkpass";

/** A pass is an archive: by its content alone it may be any. Its reader says whether it is one. */
export const isPass = ({ type, name }: { type: string; name: string }): boolean =>
  type === passType || (type === "application/zip" && /\.pkpass$/i.test(name));

import * as z from "zod/mini";

/**
 * A variable whose text `read` turns into a value. `read` answers undefined for an invalid text; `should` tells what
 * is expected.
 */
export function variable<T>(should: string, read: (text: string) => T | undefined) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      const value = read(text.trim());
      if (value === undefined) {
        context.issues.push({ code: "custom", message: `should be ${should}.`, input: text });
        return z.NEVER;
      }
      return value;
    }),
  );
}

export const onOff = variable("on or off", (text) =>
  text === "on" ? true : text === "off" ? false : undefined,
);

/** Not 0 for any free port: links in mails and the start-up line would be wrong. */
export const port = variable("a port number from 1 to 65535", (text) =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : undefined,
);

export const readUrl = (text: string, protocols: readonly string[]) => {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) && url.hostname !== "" ? url : undefined;
};
export const http = ["http:", "https:"];

export const oneLine = variable("one line of at most 500 characters", (text) =>
  text.length <= 500 && !/[\p{Cc}\s]/u.test(text) ? text : undefined,
);

/** The id and the secret of an OAuth client may hold blanks (RFC 6749, A.1 and A.2). */
export const ofClient = variable("one line of at most 500 characters", (text) =>
  text.length <= 500 && !/\p{Cc}|[^\S ]/u.test(text) ? text : undefined,
);

export const list = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** All items read, or undefined when one of them is invalid. */
export function readAll<T>(items: readonly string[], read: (item: string) => T | undefined) {
  const values = items.map(read).filter((value) => value !== undefined);
  return values.length === items.length ? values : undefined;
}

import { decodeHTMLStrict } from "entities/decode";

/** The text with the signs for which its entities stand; those that nobody knows stay. A blank that does not break is a blank. */
export const decodeEntities = (text: string): string =>
  decodeHTMLStrict(text.replace(/&nbsp;/gi, " "));

/** Entities of HTML that XML does not know, by their names: a table that asks for each when it is met. */
export const htmlEntities: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  {
    get(_, name) {
      const entity = `&${String(name)};`;
      const sign = decodeEntities(entity);
      return sign === entity ? undefined : sign;
    },
  },
);

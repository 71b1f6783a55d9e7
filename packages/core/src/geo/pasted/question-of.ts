import { limits } from "../../limits.ts";
import type { Pasted } from "./read-pasted.ts";

/**
 * What the server is asked for a text: short whatever was pasted, since all but a short link is read already. Null where
 * there is nothing to ask.
 */
export function questionOf(pasted: Pasted | null, text: string): string | null {
  switch (pasted?.kind) {
    case undefined:
      return text.trim().slice(0, limits.searchQuery);
    case "place": {
      const coordinates = `${pasted.position.lat},${pasted.position.lng}`;
      return pasted.name === ""
        ? coordinates
        : `geo:${coordinates}?q=${coordinates}(${writeName(pasted.name)})`;
    }
    case "name":
      return pasted.text;
    case "code":
      return `${pasted.code} ${pasted.town}`;
    case "short":
      return `${pasted.name} ${pasted.address}`.trim();
    default:
      return null;
  }
}

/** A bracket would end the name, and a sign that may end a sentence would be cut off with what follows. */
const writeName = (name: string) =>
  encodeURIComponent(name.replace(/[()]/g, " ")).replace(
    /[.!'*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );

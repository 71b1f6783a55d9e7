import { SaxesParser } from "saxes";

/** A page of `ListObjects`. The next one begins behind its last key. */
export interface Listing {
  keys: string[];
  isLast: boolean;
}

/** Reads the XML of a page. Throws for what is no XML. */
export function readListing(xml: string): Listing {
  const keys: string[] = [];
  let isLast = true;
  let text = "";
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", () => {
    text = "";
  });
  parser.on("text", (piece) => {
    text += piece;
  });
  parser.on("closetag", ({ name }) => {
    if (name === "Key") keys.push(text);
    if (name === "IsTruncated") isLast = text !== "true";
    text = "";
  });
  parser.write(xml).close();
  return { keys, isLast };
}

/** An element with what is directly in it. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
}

/** Text, or between brackets an instruction, a comment or a tag; of a tag its slash, name, attributes and other slash. */
const token =
  /([^<]+)|<(?:\?[^>]*|!--(?:(?!-->)[\s\S])*--|(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?))>/gy;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The root of a document as tables of figures come in: elements, attributes and text. What else XML has (declarations of
 * types and entities, sections of data) is refused, and references are left as they stand. Throws for what is not whole.
 */
export function readXml(source: string): XmlElement {
  const outside = newElement("", "");
  const open = [outside];
  let end = 0;
  for (const [whole, text, slash, name, attributes = "", ending] of source.matchAll(token)) {
    end += whole.length;
    const inner = open.at(-1) ?? outside;
    if (text !== undefined) inner.text += text;
    if (name === undefined) continue;
    if (slash === "/") {
      if (inner.name !== name || attributes !== "" || ending === "/") throw noXml();
      open.pop();
      continue;
    }
    const element = newElement(name, attributes);
    inner.children.push(element);
    if (ending !== "/") open.push(element);
  }
  const [root, another] = outside.children;
  const isWhole = end === source.length && open.length === 1 && outside.text.trim() === "";
  if (!isWhole || root === undefined || another !== undefined) throw noXml();
  return root;
}

const noXml = () => new Error("This is no XML.");

function newElement(name: string, attributes: string): XmlElement {
  const pairs = attributes.matchAll(attribute).map(readAttribute);
  return { name, attributes: new Map(pairs), children: [], text: "" };
}

function readAttribute([, name = "", doubly, singly = ""]: RegExpExecArray): [string, string] {
  return [name, doubly ?? singly];
}

/** An element with its direct children. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
}

/** Text, or in angle brackets an instruction, a comment or a tag with its slash, name, attributes and closing slash. */
const token =
  /([^<]+)|<(?:\?[^>]*|!--(?:(?!-->)[\s\S])*--|(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?))>/gy;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads the root of an XML document with elements, attributes and text, as tables of rates use. Declarations of types
 * and entities and CDATA sections are refused; references are left unresolved. Throws for an incomplete document.
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

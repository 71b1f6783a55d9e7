type Properties = Record<string, unknown>;
type Attributes = Readonly<Record<string, string>>;

/** An open element that begins a thing, or is a property of one. */
interface OpenElement {
  depth: number;
  thing: Properties | null;
  /** The property whose value is the text of the element. */
  property: { of: Properties; names: readonly string[]; text: string } | null;
}

const thingsMax = 2_000;
/** Things and properties within each other. */
const openMax = 50;
/** Letters of a property that is told by text. */
const textMax = 1_000;
const addressed: Readonly<Record<string, string>> = {
  ...{ a: "href", area: "href", link: "href", time: "datetime", meta: "content" },
  ...{ img: "src", iframe: "src", object: "data", data: "value", meter: "value" },
};

/** Reads microdata (HTML, 5.2) from the elements of a document as they come, into the form of JSON-LD. */
export class MicrodataReader {
  readonly things: Properties[] = [];
  readonly #open: OpenElement[] = [];
  #depth = 0;
  #count = 0;

  begin(tag: string, attributes: Attributes): void {
    this.#depth += 1;
    const parent = this.#open.findLast(({ thing }) => thing !== null)?.thing ?? null;
    const names = (attributes.itemprop ?? "").split(/\s+/).filter(isPlain);
    if (attributes.itemscope !== undefined) this.#beginThing(attributes, parent, names);
    else if (parent !== null && names.length > 0)
      this.#beginProperty(parent, names, statedValue(tag, attributes));
  }

  read(text: string): void {
    for (const { property } of this.#open)
      if (property !== null && property.text.length < textMax) property.text += text;
  }

  end(): void {
    const last = this.#open.at(-1);
    if (last?.depth === this.#depth) {
      this.#open.pop();
      const { property } = last;
      const text = property?.text.replaceAll(/\s+/g, " ").trim();
      if (property !== null && text) put(property.of, property.names, text);
    }
    this.#depth -= 1;
  }

  #beginThing({ itemtype }: Attributes, parent: Properties | null, names: readonly string[]) {
    if (++this.#count > thingsMax || this.#open.length >= openMax) return;
    const type = (itemtype ?? "").trim().split(/\s+/)[0] ?? "";
    const thing: Properties = { "@type": type };
    if (parent !== null && names.length > 0) put(parent, names, thing);
    else this.things.push(thing);
    this.#open.push({ depth: this.#depth, thing, property: null });
  }

  #beginProperty(of: Properties, names: readonly string[], value: string | undefined) {
    if (value !== undefined) put(of, names, value);
    else if (this.#open.length < openMax)
      this.#open.push({ depth: this.#depth, thing: null, property: { of, names, text: "" } });
  }
}

/** No name of a property of JavaScript's own. */
const isPlain = (name: string) => /^[a-zA-Z]{1,60}$/.test(name) && !(name in {});

const statedValue = (tag: string, attributes: Attributes): string | undefined =>
  attributes.content ?? attributes[addressed[tag] ?? ""];

function put(of: Properties, names: readonly string[], value: unknown): void {
  for (const name of names) {
    const former = of[name];
    if (former === undefined) of[name] = value;
    else if (Array.isArray(former)) former.push(value);
    else of[name] = [former, value];
  }
}

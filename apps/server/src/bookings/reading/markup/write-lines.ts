/** What begins and ends a line. */
const blocks = new Set([
  ...["address", "article", "aside", "body", "center", "dd", "div", "dt", "fieldset", "figure"],
  ...["footer", "form", "header", "li", "main", "nav", "section", "tbody", "tfoot", "thead", "tr"],
]);
/** What has an empty line around it. */
const paragraphs = new Set([
  ...["blockquote", "dl", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol", "p", "pre", "table"],
  "ul",
]);

/** A row of a table whose words are no longer than this is a line; a longer one is the page's own frame. */
const rowMax = 400;

interface OpenRow {
  /** The place of its first piece. */
  start: number;
  cells: number;
  /** A table within it has rows of its own. */
  isFrame: boolean;
}

/** Writes the words of a document in lines, as somebody reads them. A row of a table is a line, its cells are parted by tabs. */
export class LineWriter {
  readonly #pieces: string[] = [];
  readonly #rows: OpenRow[] = [];
  #letters = 0;
  #isAtStart = true;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  begin(tag: string): void {
    this.#part(tag);
    if (tag === "tr") {
      for (const row of this.#rows.slice(-1)) row.isFrame = true;
      this.#rows.push({ start: this.#pieces.length, cells: 0, isFrame: false });
    } else if (tag === "td" || tag === "th") {
      const row = this.#rows.at(-1);
      if (row !== undefined && row.cells++ > 0) this.#add("\t");
    } else if (tag === "br") this.#add("\n");
  }

  read(text: string): void {
    if (this.#letters > this.#max) return;
    this.#letters += text.length;
    this.#add(text.replaceAll(/[\s\u00a0]+/g, " ").replaceAll(/[\u00ad\u200b\ufeff]/g, ""));
  }

  end(tag: string): void {
    if (tag === "tr") {
      const row = this.#rows.pop();
      if (row && row.cells > 1 && !row.isFrame) this.#join(row);
    }
    this.#part(tag);
  }

  /** The lines, without empty ones but one between two. */
  toString(): string {
    return (
      this.#pieces
        .join("")
        .replaceAll(/ {2,}/g, " ")
        .replaceAll(/ ?\t[ \t]*/g, "\t")
        .split("\n")
        // A first cell may be empty.
        .map((line) => line.replace(/^ +|\s+$/g, ""))
        .join("\n")
        .replaceAll(/\n{3,}/g, "\n\n")
        .trim()
    );
  }

  #join({ start }: OpenRow): void {
    const row = this.#pieces.slice(start).join("");
    if (row.length > rowMax) return;
    this.#pieces.length = start;
    // Lines of a cell are parts of it.
    const cells = row.replaceAll(/[ \n]*\t[ \n]*/g, "\t").replace(/^[ \n]+|\s+$/g, "");
    this.#pieces.push(
      cells.replaceAll(/([,:;])?\s*\n\s*/g, (_, sign = ",") => `${sign} `).replaceAll(/ +/g, " "),
    );
    this.#isAtStart = row.trim() === "";
  }

  #part(tag: string): void {
    if (paragraphs.has(tag)) this.#add(this.#isAtStart ? "\n" : "\n\n");
    else if (blocks.has(tag) && !this.#isAtStart) this.#add("\n");
  }

  #add(piece: string): void {
    this.#pieces.push(piece);
    if (piece.endsWith("\n")) this.#isAtStart = true;
    else if (piece.trim() !== "") this.#isAtStart = false;
  }
}

import { createHash } from "node:crypto";

/** A row by the names of its columns. Both databases hold text and numbers only. */
export type Row = Readonly<Record<string, string | number | null>>;

const modulus = 1n << 128n;

/**
 * The number of rows of a table and a digest of them that does not depend on their order: the sum of the rows' SHA-256,
 * cut to 128 bits.
 */
export class TableDigest {
  #count = 0;
  #sum = 0n;

  add(row: Row): void {
    const cells = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
    const hash = createHash("sha256").update(JSON.stringify(cells)).digest("hex");
    this.#sum = (this.#sum + BigInt(`0x${hash.slice(0, 32)}`)) % modulus;
    this.#count += 1;
  }

  toString(): string {
    return `${this.#count} rows, ${this.#sum.toString(16)}`;
  }
}

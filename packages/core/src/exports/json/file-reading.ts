import * as z from "zod/mini";
import { fieldMessages, message } from "../../schemas/validation.ts";

/** Why a file is refused: the first field that is wrong, as a path in it ("" is the whole file), and its message. */
export interface FileRefusal {
  path: string;
  text: string;
}

/** Thrown inside the reader only: nothing is read after the first mistake, so its cost does not grow with their number. */
export class FileRefused extends Error {
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** One reading of a file. Every method refuses the file by throwing. */
export class FileReading {
  readonly #ids = new Map<string, Set<string>>();

  refuse(path: string, text: string): never {
    throw new FileRefused({ path, text });
  }

  parse<Value>(schema: z.ZodMiniType<Value>, given: unknown, path: string): Value {
    const read = z.safeParse(schema, given, { reportInput: true });
    if (read.success) return this.#requireStorable(read.data, path);
    const [[field, text] = ["", message("invalidValue")]] = Object.entries(
      fieldMessages(read.error),
    );
    return this.refuse(field === "" ? path : `${path}.${field}`, text);
  }

  /** Refuses texts that databases cannot store: with a NUL or half a surrogate pair. */
  #requireStorable<Value>(read: Value, path: string): Value {
    for (const [field, value] of Object.entries(read ?? {}))
      if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed()))
        this.refuse(`${path}.${field}`, message("invalidValue"));
    return read;
  }

  /** The fields of an object as they are. */
  object(given: unknown, path: string): Record<string, unknown> {
    if (typeof given === "object" && given !== null && !Array.isArray(given))
      return given as Record<string, unknown>;
    return this.refuse(path, message("invalidValue"));
  }

  /** The things of an array; none when it is missing. `text` refuses more than `max`. */
  list(given: unknown, path: string, max: number, text: string): unknown[] {
    if (given === undefined || given === null) return [];
    if (!Array.isArray(given)) return this.refuse(path, message("invalidValue"));
    return given.length > max ? this.refuse(path, text) : given;
  }

  /** A field that repeats what the place in the file says already. It may be missing, but not say anything else. */
  requireSame(given: unknown, field: string, value: string | null, path: string): void {
    const written = this.object(given, path)[field];
    if (written !== undefined && written !== value)
      this.refuse(`${path}.${field}`, message("lostReference"));
  }

  /** An id that no other thing of its kind has. */
  requireNew(kind: string, id: string, path: string): void {
    const known = this.#ids.get(kind) ?? new Set();
    if (known.has(id)) this.refuse(`${path}.id`, message("repeatedId"));
    this.#ids.set(kind, known.add(id));
  }
}

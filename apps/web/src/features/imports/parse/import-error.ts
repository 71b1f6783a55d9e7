import type { ImportRefusal } from "./import-result.ts";

/** Ends the reading of a file, from any depth; `parseImport` answers its refusal. */
export class ImportError extends Error {
  readonly refusal: ImportRefusal;

  constructor(refusal: ImportRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const refuse = (refusal: ImportRefusal): never => {
  throw new ImportError(refusal);
};

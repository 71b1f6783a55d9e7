import { newId } from "@castor/core/schemas/ids.ts";

/** A new random id. */
export const createId = (): string => newId((bytes) => crypto.getRandomValues(bytes));

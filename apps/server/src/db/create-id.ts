import { newId } from "@castor/core/basics/ids.ts";

/** A new id, of the system's random bits. */
export const createId = (): string => newId((bytes) => crypto.getRandomValues(bytes));

import { firstPart } from "./first-part.ts";
import { secondPart } from "./second-part.ts";

/** Все слова по-русски. */
export const catalogue = { ...firstPart, ...secondPart } as const;

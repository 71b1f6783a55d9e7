import { firstPart } from "./first-part.ts";
import { secondPart } from "./second-part.ts";

/** All words in English, by noun. */
export const catalogue = { ...firstPart, ...secondPart } as const;

/** What every language has. */
export type Catalogue = typeof catalogue;

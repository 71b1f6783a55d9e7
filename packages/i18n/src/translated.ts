/** A key without its plural ending (`_one`, `_few`, `_many`, `_other`). */
type Stem<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : never;

/** The Russian keys of English ones: all plural forms (CLDR) where English has two. */
type RussianKeys<Keys> =
  | Exclude<Keys, `${string}_one` | `${string}_other`>
  | `${Stem<Keys>}_${"one" | "few" | "many" | "other"}`;

/** The Russian translation of an English catalogue. A missing or an extra key does not compile. */
export type Translated<English> = {
  readonly [Key in RussianKeys<Extract<keyof English, string>>]: Key extends keyof English
    ? English[Key] extends string
      ? string
      : Translated<English[Key]>
    : string;
};

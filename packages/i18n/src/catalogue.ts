/** A key without its plural ending (`_one`, `_few`, `_many`, `_other`). */
type Stem<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : never;

/** The keys that Russian needs for those of English: all plural forms (CLDR) where English has its two. */
type RussianKeys<Keys> =
  | Exclude<Keys, `${string}_one` | `${string}_other`>
  | `${Stem<Keys>}_${"one" | "few" | "many" | "other"}`;

/** The Russian side of an English catalogue: a key that is missing or too much does not compile. */
export type Translated<English> = {
  readonly [Key in RussianKeys<Extract<keyof English, string>>]: Key extends keyof English
    ? English[Key] extends string
      ? string
      : Translated<English[Key]>
    : string;
};

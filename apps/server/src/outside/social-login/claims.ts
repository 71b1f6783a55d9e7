import * as z from "zod/mini";

/** A value of another type counts as absent. */
const text = z.catch(z.optional(z.string()), undefined);

const claims = z.object({
  email: text,
  /** Only true itself: some providers write "true" for unverified claims. */
  email_verified: z.catch(z.optional(z.boolean()), undefined),
  name: text,
  given_name: text,
  family_name: text,
  locale: text,
});
export type Claims = z.infer<typeof claims>;

/** The name of the user; "" when the provider sends none. */
export function readName({ name, given_name, family_name }: Claims): string {
  const parts = [given_name, family_name].map((part) => part?.trim() ?? "");
  return name?.trim() || parts.filter((part) => part !== "").join(" ");
}

/** The claims we read of an id_token or a userinfo answer. */
export function readClaims(answer: object): Claims {
  return claims.parse(answer);
}

import * as z from "zod/mini";

/** What of a wrong type is as if it were not said. */
const text = z.catch(z.optional(z.string()), undefined);

const claims = z.object({
  email: text,
  /** True and nothing like it: some write "true" for what they were told. */
  email_verified: z.catch(z.optional(z.boolean()), undefined),
  given_name: text,
  locale: text,
});
export type Claims = z.infer<typeof claims>;

/** What we read of an id_token or of the provider's answer about a person. */
export function readClaims(said: object): Claims {
  return claims.parse(said);
}

import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { id } from "../schemas/ids.ts";
import { asOneLine } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";

/** Somebody who goes on the trip, with an account or without (specification#travellers). */
export const traveller = z.object({
  id,
  name: z
    .string()
    .check(
      z.trim(),
      ...asOneLine,
      z.maxLength(limits.travellerName, message("maxLength", limits.travellerName)),
    ),
  isKid: z.boolean(),
  /** The member that they are. */
  userId: z.nullable(id),
});
export type Traveller = z.infer<typeof traveller>;

/** How many go: what a list of travellers proposes. A trip has an adult at least. */
export function countTravellers(travellers: readonly Traveller[]): {
  adults: number;
  kids: number;
} {
  const kids = travellers.filter(({ isKid }) => isKid).length;
  return { adults: Math.max(limits.adultsMin, travellers.length - kids), kids };
}

/** The travellers as others may be told: each once, and as a member only who is one, and once. */
export function knownTravellers(
  travellers: readonly Traveller[],
  memberIds: readonly string[],
): Traveller[] {
  const ids = new Set<string>();
  const users = new Set<string>();
  return travellers.flatMap((person) => {
    if (ids.has(person.id)) return [];
    ids.add(person.id);
    const { userId } = person;
    const isKnown = userId !== null && memberIds.includes(userId) && !users.has(userId);
    if (isKnown) users.add(userId);
    return [{ ...person, userId: isKnown ? userId : null }];
  });
}

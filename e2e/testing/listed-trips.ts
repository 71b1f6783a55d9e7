import type { Language } from "@castor/core/basics/language.ts";
import type { TripSave } from "@castor/core/trips/trip.ts";
import { type Browser, expect, type TestInfo } from "@playwright/test";
import { type RegisteredPerson, register } from "./person.ts";

/** A new user whose trips of these names are in the catalog, the last one newest. */
export async function listTrips(
  browser: Browser,
  language: Language,
  names: readonly string[],
  info: TestInfo,
): Promise<{ owner: RegisteredPerson; tripIds: string[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const owner = await register(page, `lister-${language}`, language, info);
  const headers = { authorization: `Bearer ${owner.session.access_token}` };
  const save = async (data: TripSave): Promise<string> => {
    const answer = await context.request.post("/api/trip", { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).id;
  };
  const tripIds: string[] = [];
  for (const name of names) {
    const id = await save({ name });
    tripIds.push(await save({ id, isPublic: true, isInCatalog: true }));
  }
  await context.close();
  return { owner, tripIds };
}

import { expect, type Page } from "@playwright/test";
import type { RegisteredPerson } from "./person.ts";
import { storeSession } from "./store-session.ts";

/** Makes somebody a member of a trip by calls, for journeys that begin after that, and logs them in on their page. */
export async function joinTrip(
  page: Page,
  { session }: RegisteredPerson,
  { owner, tripId, role }: { owner: RegisteredPerson; tripId: string; role: "editor" | "viewer" },
): Promise<void> {
  const call = async (path: string, token: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post(`/api/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const invitation = { tripId, role, seesMoney: true, days: 1, uses: 1 };
  const { token } = await call("invitation", owner.session.access_token, invitation);
  await call("invitation/accept", session.access_token, { token });
  await storeSession(page, session);
}

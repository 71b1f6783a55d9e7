import { expect, type Page } from "@playwright/test";
import type { RegisteredPerson } from "./person.ts";

/** Makes somebody a member of a trip by calls, for journeys that begin after that, and logs them in on their page. */
export async function joinTrip(
  page: Page,
  { session: { access_token, refresh_token, id: user_id } }: RegisteredPerson,
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
  await call("invitation/accept", access_token, { token });
  await page.addInitScript(
    (tokens: Record<string, string>) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    },
    { access_token, refresh_token, user_id },
  );
}

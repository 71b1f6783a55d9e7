import { expect } from "@playwright/test";
import { joinTrip } from "../testing/join-trip.ts";
import { watchPage } from "../testing/journey.ts";
import { register } from "../testing/person.ts";
import { deliver, test } from "../testing/push-journey.ts";

const trip = "Our Georgia";
const days = [{ name: "Old town", date: "2027-05-03 09:00", points: [] }];

test("who asks for push messages gets what the bell tells, in their language, until they turn it off", async ({
  push,
  page,
  browser,
  person,
  words,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId } = await planTrip(trip, days);
  const context = await browser.newContext({
    ...contextOptions,
    ...{ baseURL: push.origin, serviceWorkers: "allow" },
  });
  await push.giveTo(context);
  const olgas = await context.newPage();
  const problems: string[] = [];
  watchPage(olgas, [], problems);
  const olga = await register(olgas, "Olga", language, info);
  await joinTrip(olgas, olga, { owner: person, tripId, role: "viewer" });
  const theSwitch = olgas.getByRole("switch", { name: words("settings.push") });

  await test.step("the switch is off, and turned on by a press", async () => {
    await olgas.goto("/settings");
    await olgas.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect(theSwitch).not.toBeChecked();
    await theSwitch.setChecked(true);
    await expect(theSwitch).toBeEnabled();
    await olgas.reload();
    await expect(theSwitch).toBeChecked();
  });

  await test.step("a task goes to the push service, and the browser shows it", async () => {
    const headers = { authorization: `Bearer ${person.session.access_token}` };
    const note = { tripId, text: "[ ] Visa @Olga" };
    const answer = await page.request.post("/api/note", { data: note, headers });
    expect(answer.ok()).toBe(true);
    await expect.poll(async () => (await push.received()).length).toBe(1);
    const [arrived] = await push.received();
    const { title, body, tag } = arrived?.message ?? {};
    const said = words("notices.said.assigned", { who: "Anna", trip, text: "Visa @Olga" });
    expect([title, body]).toEqual([trip, said]);
    expect(await deliver(olgas, arrived?.message ?? {})).toEqual([{ title, body, tag }]);
  });

  await test.step("turned off, the server sends none", async () => {
    await theSwitch.setChecked(false);
    await expect(theSwitch).toBeEnabled();
    const headers = { authorization: `Bearer ${olga.session.access_token}` };
    const state = await olgas.request.get("/api/push", { headers });
    expect(await state.json()).toMatchObject({ isOn: false });
  });
  expect(problems).toEqual([]);
  await context.close();
});

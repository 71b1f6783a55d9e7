import { exportsEndpoints } from "@castor/core/endpoints/exports.ts";
import { shareAddressOf } from "@castor/core/trips/share-link.ts";
import { type APIRequestContext, expect, type Locator } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { extractText } from "unpdf";
import { takeWebGlAway, test } from "../testing/journey.ts";
import { UnsentList } from "../testing/offline/unsent-list.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { PlaceCard } from "../testing/place-card.ts";
import { searchEverywhere } from "../testing/search-everywhere.ts";
import { TripMap } from "../testing/trip-map.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

const place = (name: string, lat: number) => ({ name, lat, lng: 44.8 });
const vineyard = { ...place("Vineyard", 41.75), description: "Ask for Anna", timeToSpend: 90 };
const days = [
  {
    ...{ name: "Old town", date: "2027-05-03 09:00" },
    points: [place("Castle", 41.69), vineyard, place("Market", 41.71)],
  },
  { name: "Gardens", date: "2027-05-04 09:00", points: [place("Garden", 41.72)] },
];
const title = "Spring";

/** The files of a trip that whoever reads it may download. */
const filesForReaders = Object.values(exportsEndpoints).filter(
  ({ method, access }) => method === "GET" && access.who === "trip-reader",
);

/** What a file says, packed or not. */
async function textOf(path: string, content: Buffer): Promise<string> {
  if (path.startsWith("kmz/"))
    return Object.values(unzipSync(content))
      .map((file) => strFromU8(file))
      .join("\n");
  if (!path.startsWith("pdf/")) return content.toString();
  return (await extractText(new Uint8Array(content), { mergePages: true })).text;
}

/** What each of the files says to who asks with these headers. */
async function readFiles(
  request: APIRequestContext,
  tripId: string,
  headers: Record<string, string>,
) {
  const texts: Record<string, string> = {};
  for (const { path } of filesForReaders) {
    const answer = await request.get(`/api/${path.replace(/\{\w+\}/, tripId)}`, { headers });
    expect(answer.status(), path).toBe(200);
    texts[path] = await textOf(path, await answer.body());
  }
  return texts;
}

test("an idea is undone and done again, waits without a network, is in copies and files, and no visitor sees it", async ({
  page,
  context,
  browser,
  words,
  language,
  isPhone,
  person,
  planTrip,
  map,
}) => {
  const { tripId, routeIds, server } = await planTrip(title, days);
  const [old = ""] = routeIds;
  const town = language === "ru" ? "Боржоми" : "Borjomi";
  const ideas = [town, vineyard.name];
  const unsent = new UnsentList(page, words, isPhone);
  const { card } = new PlaceCard(page, words);
  const list = page.getByRole("region", { name: words("ideas.title") });
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const areIdeas = (names: string[]) => expect.poll(server.ideaNames).toEqual(names);
  const isListed = (names: string[]) =>
    expect(list.getByRole("listitem")).toHaveText(names.map((name) => new RegExp(name)));
  const repeat = async (which: "undo" | "redo") => {
    const key = which === "undo" ? "Control+z" : "Control+Shift+z";
    if (!isPhone) return page.keyboard.press(key);
    const tools = page.getByRole("group", { name: words("history.tools") }).getByRole("button");
    await tools.nth(which === "undo" ? 0 : 1).click();
  };

  await page.goto(`/map/${tripId}/${old}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();

  await test.step("a found place becomes one, which is undone and done again", async () => {
    await searchEverywhere(page, words, town);
    await page.getByRole("option").first().click();
    await card.getByRole("button", { name: words("found.otherDay") }).click();
    await page.getByRole("menuitem", { name: words("ideas.take") }).click();
    await expect(card).toBeHidden();
    await areIdeas([town]);
    // The keys of a field are its own.
    await page.getByRole("combobox", { name: words("services.search") }).blur();
    if (isPhone) await openSheet(page, words);
    await repeat("undo");
    await areIdeas([]);
    await expect(list).toHaveCount(0);
    await repeat("redo");
    await areIdeas([town]);
    await isListed([town]);
    expect(await server.namesOn(old)).toEqual(["Castle", "Vineyard", "Market"]);
  });

  await test.step("without a network a point becomes one, which is sent later", async () => {
    await context.setOffline(true);
    await page.getByRole("button", { name: words("points.actions", { name: "Vineyard" }) }).click();
    await page.getByRole("menuitem", { name: words("ideas.take") }).click();
    await isListed(ideas);
    await unsent.says("waiting", 1);
    expect(await server.ideaNames()).toEqual([town]);
    await context.setOffline(false);
    await unsent.saysNothing();
    await areIdeas(ideas);
    expect(await server.namesOn(old)).toEqual(["Castle", "Market"]);
  });

  const openTrip = async (former: string) => {
    await expect(page).not.toHaveURL(new RegExp(former));
    await expect(page).toHaveURL(/\/map\/[\w-]+\/show$/);
    const [, id = ""] = /\/map\/([\w-]+)\//.exec(page.url()) ?? [];
    return { id, onServer: tripOnServer(page, person, id) };
  };
  /** The ideas as they are, whatever trip they are of. */
  const ideasOf = async ({ read }: ReturnType<typeof tripOnServer>) =>
    (await read()).ideas.map(({ id: _, linkId: __, tripId: ___, ...idea }) => idea);
  const source = await ideasOf(server);
  expect(source).toMatchObject([{ name: town }, vineyard]);

  const copy = await test.step("a copy of the trip has them", async () => {
    await page.goto("/trips");
    await page.getByRole("button", { name: words("tripList.actions", { name: title }) }).click();
    await page.getByRole("menuitem", { name: words("trips.copy") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("visitor.copyDo") })
      .click();
    const opened = await openTrip(tripId);
    await isListed(ideas);
    expect(await ideasOf(opened.onServer)).toEqual(source);
    return opened;
  });

  await test.step("a JSON file has them, and its import brings them back", async () => {
    const file = await page.request.get(`/api/json/export/${tripId}`, { headers });
    await page.goto("/trips");
    await page.getByRole("button", { name: words("imports.open"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words("importDialog.title") });
    await dialog
      .getByLabel(words("importDialog.choose"))
      .locator("xpath=self::input")
      .setInputFiles({ name: "trip.json", mimeType: "", buffer: await file.body() });
    await dialog.getByRole("button", { name: words("importDialog.import"), exact: true }).click();
    const { id, onServer } = await openTrip(tripId);
    expect(id).not.toBe(copy.id);
    await isListed(ideas);
    expect(await ideasOf(onServer)).toEqual(source);
  });

  await test.step("a visitor of the published trip sees none", async () => {
    await server.save({ isPublic: true, isInCatalog: true });
    const others = await browser.newContext();
    await others.addInitScript(takeWebGlAway);
    const visitor = await others.newPage();
    const own = await readFiles(page.request, tripId, headers);
    const shown = await readFiles(visitor.request, tripId, {});
    const listFilesWith = (texts: Readonly<Record<string, string>>, names: readonly string[]) =>
      Object.keys(texts).filter((path) => names.some((name) => texts[path]?.includes(name)));
    // The calendar and paper are of what will be done (decision 112).
    expect(listFilesWith(own, ideas)).toEqual([
      "trip/print/{id}",
      "kmz/{tripId}",
      "gpx/{tripId}",
      "geojson/{tripId}",
    ]);
    expect(listFilesWith(shown, ideas)).toEqual([]);
    expect(listFilesWith(shown, ["Castle"])).toEqual(Object.keys(own));
    const answer = await visitor.request.get(`/api/trip/${tripId}`);
    expect(await answer.json()).toMatchObject({ name: title, ideas: [] });

    await page.goto(`/map/${tripId}/-1`);
    await map.isDrawn(5);
    const onMap = new TripMap(visitor);
    const days = visitor.getByRole("navigation", { name: words("routes.days") });
    for (const [address, stops] of [
      [shareAddressOf({ id: tripId, name: title }), 2],
      [`/map/${tripId}/-1`, 3],
    ] as const) {
      const loaded = await visitor.goto(address);
      // Nor does the page that comes before any script runs.
      expect(await loaded?.text()).not.toMatch(new RegExp(ideas.join("|")));
      await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await onMap.isDrawn(stops);
      await expect(days.getByRole("link")).toHaveCount(3);
      await expect(days.getByRole("button")).toHaveCount(0);
      await expect(visitor.getByText("Castle").first()).toBeAttached();
      for (const name of [words("ideas.title"), ...ideas])
        await expect(visitor.getByText(name)).toHaveCount(0);
    }
    await others.close();
  });
});

test("an idea goes to a day by keyboard alone", async ({ page, words, planTrip }) => {
  const { tripId, routeIds, server } = await planTrip(title, days);
  const [, gardens = ""] = routeIds;
  await server.addIdea(place("Canyon", 41.76));
  await page.goto(`/map/${tripId}/-1`);
  const { keyboard } = page;
  const list = page.getByRole("region", { name: words("ideas.title") });
  /** Goes by one key until the control has the focus, at most that often. */
  const goTo = async (control: Locator, key: "Tab" | "ArrowDown", most: number) => {
    await expect(control).toBeAttached();
    for (let presses = 0; presses < most; presses++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press(key);
    }
    await expect(control).toBeFocused();
  };

  await goTo(page.getByRole("radio", { name: words("map.view") }), "Tab", 40);
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: words("map.edit") })).toBeChecked();
  await goTo(page.getByRole("link", { name: words("routes.allDays") }), "Tab", 40);
  await goTo(page.getByRole("button", { name: words("ideas.goTo", { count: 1 }) }), "ArrowDown", 5);
  await keyboard.press("Enter");
  await goTo(
    list.getByRole("button", { name: words("ideas.toDayTitle", { name: "Canyon" }) }),
    "Tab",
    10,
  );
  await keyboard.press("Enter");
  const day = page.getByRole("dialog").getByRole("button", { name: /Gardens/ });
  await expect(page.getByRole("dialog").getByRole("button", { name: /Old town/ })).toBeFocused();
  await goTo(day, "Tab", 3);
  await keyboard.press("Enter");
  await expect.poll(() => server.namesOn(gardens)).toEqual(["Garden", "Canyon"]);
  await expect(list).toHaveCount(0);
  await keyboard.press("Control+z");
  await expect.poll(server.ideaNames).toEqual(["Canyon"]);
  await keyboard.press("Control+Shift+z");
  await expect.poll(() => server.namesOn(gardens)).toEqual(["Garden", "Canyon"]);
});

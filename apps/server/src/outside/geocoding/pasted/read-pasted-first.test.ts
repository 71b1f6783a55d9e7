import { expect, it } from "vitest";
import { usePlaceSearches } from "../../../../testing/servers/place-searches.ts";

const searches = usePlaceSearches();
const ask = (async () =>
  new Response(null, {
    status: 302,
    headers: { location: "https://www.google.com/maps/place/Louvre/@48.8606,2.3376,17z" },
  })) as typeof fetch;
const search = (text: string, isAllowed = true) =>
  searches
    .open([], { hasPublicServices: isAllowed, ask })
    .search({ text, near: null, limit: 3 }, "en");

it("keeps the name and the position of a link, and asks no engine", async () => {
  const places = searches.open(["nominatim"]);
  for (const text of [
    "https://www.google.com/maps/place/Louvre/@48.8606,2.3376,17z",
    "geo:48.8606,2.3376?q=48.8606,2.3376(Louvre)",
  ])
    for (const found of [
      await places.search({ text, near: null, limit: 3 }, "en"),
      await places.suggest({ text, near: null, limit: 3 }, "en"),
    ])
      expect(found).toEqual([
        expect.objectContaining({ name: "Louvre", lat: 48.8606, lng: 2.3376 }),
      ]);
  expect(searches.engine.asked).toEqual([]);
});

it("follows a short link, but not while one types", async () => {
  expect(await search("https://maps.app.goo.gl/AbC123")).toMatchObject([
    { name: "Louvre", lat: 48.8606 },
  ]);
  const named = await search("Our museum https://maps.app.goo.gl/AbC123");
  expect(named).toMatchObject([{ name: "Our museum", lat: 48.8606 }]);
  const places = searches.open([], { hasPublicServices: true, ask });
  const question = { text: "https://maps.app.goo.gl/AbC123", near: null, limit: 3 };
  expect(await places.suggest(question, "en")).toEqual([]);
});

it("says that short links are not followed without public services", async () => {
  await expect(search("https://maps.app.goo.gl/AbC123", false)).rejects.toMatchObject({
    words: "linksNotFollowed",
  });
});

it("finds a short plus code by its town, and nothing for what tells no place", async () => {
  const [found] = await search("V86Q+C2 Paris");
  expect(found?.lat).toBeCloseTo(48.861, 2);
  expect(found?.lng).toBeCloseTo(2.3376, 2);
  for (const text of ["V86Q+C2 Nowhere", "V86Q+C2", "///filled.count.soap", "95.123, 200.456"])
    expect(await search(text), text).toEqual([]);
});

// @vitest-environment node
import { expect, test } from "vitest";
import { joinShared, readSharedPlace } from "./read-shared-place.ts";

const nothing = { title: "", text: "", url: "" };

test.each([
  ["geo:41.6876,44.8086?q=41.6876,44.8086(Narikala)", "Narikala"],
  ["https://www.google.com/maps/place/Narikala/@41.6876,44.8086,17z", "Narikala"],
  ["https://www.openstreetmap.org/?mlat=41.6876&mlon=44.8086#map=17/41.6876/44.8086", ""],
])("a link of a maps service is a place: %s", (link, name) => {
  for (const shared of [
    { ...nothing, text: link },
    { ...nothing, url: link },
  ])
    expect(readSharedPlace(shared)).toEqual({
      ...{ name, url: "", description: "" },
      position: { lat: 41.6876, lng: 44.8086 },
    });
});

test("words before a link are the name, and the others the description", () => {
  const text = "Narikala Fortress\nOpen all day\nhttps://www.google.com/maps/@41.6876,44.8086,17z";
  expect(readSharedPlace({ ...nothing, text })).toEqual({
    name: "Narikala Fortress",
    position: { lat: 41.6876, lng: 44.8086 },
    ...{ url: "", description: "Open all day" },
  });
});

test("coordinates in a text are a place", () => {
  expect(readSharedPlace({ ...nothing, title: "Camp", text: "42.6577, 44.6203" })).toMatchObject({
    name: "Camp",
    position: { lat: 42.6577, lng: 44.6203 },
  });
});

test("a short link keeps its address and the name: where it leads only the service knows", () => {
  const text = "Café Littera\nhttps://maps.app.goo.gl/Abc123";
  expect(readSharedPlace({ ...nothing, text })).toEqual({
    ...{ name: "Café Littera", position: null, description: "" },
    url: "https://maps.app.goo.gl/Abc123",
  });
});

test("a page has its title as its name, or its host", () => {
  const url = "https://www.example.org/museum?id=1";
  expect(readSharedPlace({ ...nothing, title: "The museum", url })).toMatchObject({
    ...{ name: "The museum", url, position: null },
  });
  expect(readSharedPlace({ ...nothing, url }).name).toBe("example.org");
});

test("title, text and address are one text, in which nothing stands twice", () => {
  const url = "https://example.org/a";
  expect(joinShared({ title: "A page", text: `A page ${url}`, url })).toBe(`A page ${url}`);
  expect(joinShared({ title: "A page", text: "Worth a visit", url })).toBe(
    `A page\nWorth a visit\n${url}`,
  );
  expect(joinShared({ ...nothing, title: "Only a title" })).toBe("Only a title");
  expect(joinShared(nothing)).toBe("");
});

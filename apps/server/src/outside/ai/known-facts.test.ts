import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { expect, test } from "vitest";
import { onlyParis } from "../../../testing/fakes/only-paris.ts";
import { translations } from "../../http/calls/read-caller.ts";
import { createPlaceDescriber } from "./create-place-describer.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const describerOf = (places = onlyParis) =>
  createPlaceDescriber({ config: undefined, places, translations, log });
const knowing = (place: FoundPlace) =>
  describerOf({ ...onlyParis, findNearest: async () => place });

const paris = {
  ...{ name: "Paris", address: "Île-de-France, France", lat: 48.8534, lng: 2.3488 },
  ...{ typeId: "Other", source: "gazetteer" },
} as const satisfies FoundPlace;
const louvre = { name: "Louvre", lat: 48.860_61, lng: 2.337_64 };

test.each([
  [
    "en",
    "Nearest town: Paris, 1.1\u00a0km away\nCountry and region: Île-de-France, France\nCoordinates: 48.86061, 2.33764",
  ],
  [
    "ru",
    "Ближайший город: Paris, отсюда 1,1\u00a0км\nСтрана и регион: Île-de-France, France\nКоординаты: 48.86061, 2.33764",
  ],
] as const)(
  "without a model a card of known facts is drafted, in words (%s)",
  async (language, description) => {
    const describer = knowing(paris);
    expect(describer.isModel).toBe(false);
    expect(await describer.describe(louvre, language)).toEqual({
      ai: false,
      source: "gazetteer",
      description,
      address: "Paris, Île-de-France, France",
      workingHours: null,
      tips: [],
    });
  },
);

test("a town is not described as near itself, and gives its address", async () => {
  const draft = await knowing(paris).describe(paris, "en");
  expect(draft.description).toMatch(/^Nearest town: Paris\n/);
  expect(draft.address).toBe("Île-de-France, France");
});

test("an airport and a place of a larger index are named by their type", async () => {
  const first = async (place: FoundPlace) =>
    (await knowing(place).describe(louvre, "en")).description.split("\n")[0];
  expect(await first({ ...paris, name: "Orly (ORY)", typeId: "Airport" })).toMatch(
    /^Nearest airport: Orly \(ORY\), /,
  );
  expect(await first({ ...paris, name: "Tuileries", source: "index" })).toMatch(
    /^Nearest known place: Tuileries, /,
  );
});

test("opening hours are those of the place itself, never of a neighbour", async () => {
  const museum = { ...paris, ...louvre, source: "index", workingHours: "We-Mo 09:00-18:00" };
  const ask = (name: string) => knowing(museum).describe({ ...louvre, name }, "en");
  expect(await ask("louvre")).toMatchObject({ workingHours: "We-Mo 09:00-18:00" });
  expect(await ask("Café")).toMatchObject({ workingHours: null });
});

test("distances are shown in metres nearby, and a place without a region has no line for it", async () => {
  const near = { ...paris, lat: 48.8634, lng: 2.337_64, address: "" };
  const { description } = await knowing(near).describe(louvre, "en");
  expect(description).toBe("Nearest town: Paris, 310\u00a0m away\nCoordinates: 48.86061, 2.33764");
});

test("a place with no known facts is reported", async () => {
  await expect(
    describerOf().describe({ name: "Buoy", lat: 0, lng: 0 }, "en"),
  ).rejects.toMatchObject({ code: "NOT_FOUND", words: "placeNotFound" });
});

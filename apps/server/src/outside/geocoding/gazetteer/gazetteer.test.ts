import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { foundPlace } from "@castor/core/services/places/found-place.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import type { PlaceSearch } from "../place-search.ts";
import { Gazetteer } from "./gazetteer.ts";

const inCheckout = (path: string) =>
  fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url));
let places: PlaceSearch;

beforeAll(() => {
  execFileSync(process.execPath, [inCheckout("tools/geodata/src/build.ts")]);
  places = new Gazetteer(inCheckout("build/geodata/gazetteer.sqlite"));
}, 300_000);

afterAll(() => places.close());

const search = (text: string, near: { lat: number; lng: number } | null = null, limit = 10) =>
  places.search({ text, near, limit }, /[а-я]/i.test(text) ? "ru" : "en");
const first = async (text: string, near: { lat: number; lng: number } | null = null) =>
  (await search(text, near))[0];

it.each([
  ["Мюнхен", "Мюнхен", "Бавария, Германия"],
  ["München", "Munich", "Bavaria, Germany"],
  ["Munich", "Munich", "Bavaria, Germany"],
  ["munchen", "Munich", "Bavaria, Germany"],
  ["МЮНХЕН", "Мюнхен", "Бавария, Германия"],
  ["Тбилиси", "Тбилиси", "Грузия"],
  ["თბილისი", "Tbilisi", "Georgia"],
  ["Питер", "Санкт-Петербург", "Россия"],
  ["нью йорк", "Нью-Йорк", "США"],
  ["lodz", "Łódź", "Łódź Voivodeship, Poland"],
  ["nukualofa", "Nuku‘alofa", "Tongatapu, Tonga"],
  ["Санторини", "Фира", "Южные Эгейские острова, Греция"],
  ["Орел", "Орёл", "Орловская область, Россия"],
])("finds %s", async (text, name, address) => {
  expect(await first(text)).toMatchObject({ name, address, source: "gazetteer" });
});

it("answers places of core's shape", async () => {
  for (const text of ["Париж", "TBS", "41.69, 44.83", "san"]) {
    expect(z.safeParse(z.array(foundPlace), await search(text)).success).toBe(true);
  }
});

it("finds an airport by its code, its name and its city", async () => {
  const tbilisi = { name: "Tbilisi International Airport (TBS)", typeId: "Airport" };
  expect(await first("TBS")).toMatchObject(tbilisi);
  expect(await first("tbilisi international")).toMatchObject(tbilisi);
  expect(await first("аэропорт Ереван")).toMatchObject({
    typeId: "Airport",
    name: "Аэропорт Звартноц (EVN)",
  });
});

it("puts an airport before a city with its code as a prefix only for a code in capitals", async () => {
  expect(await first("Tbi")).toMatchObject({ name: "Tbilisi" });
  expect(await first("TBI")).toMatchObject({ name: expect.stringMatching(/\(TBI\)/) });
  expect(await first("TBS")).toMatchObject({ name: "Tbilisi International Airport (TBS)" });
  expect(await first("svo")).toMatchObject({ typeId: "Airport" });
});

it.each([
  ["Шереметьево", "SVO"],
  ["Домодедово", "DME"],
  ["внуково", "VKO"],
  ["Пулково", "LED"],
  ["Звартноц", "EVN"],
  ["Хитроу", "LHR"],
  ["шарль де голль", "CDG"],
  ["Толмачево", "OVB"],
])("finds the airport %s by its Russian name", async (text, code) => {
  expect((await first(text))?.name.toLowerCase()).toContain(`(${code.toLowerCase()})`);
});

it.each(["St. Petersburg", "st petersburg", "Saint Petersburg", "St. Petersb"])(
  "reads %s as Saint Petersburg",
  async (text) => {
    expect(await first(text)).toMatchObject({ name: "Saint Petersburg", address: "Russia" });
  },
);

it("does not read the beginning of Stockholm as Saint", async () => {
  expect((await search("st")).every(({ name }) => /\bst/i.test(name))).toBe(true);
  expect(await first("sto")).toMatchObject({ name: "Stockholm" });
});

it("finds a place by the beginning of its name and by any of its words", async () => {
  expect(await first("тби")).toMatchObject({ name: "Тбилиси" });
  expect((await search("novgorod")).map(({ name }) => name)).toContain("Nizhny Novgorod");
});

it("puts the exact name before longer ones, and the larger place before the smaller", async () => {
  expect(await first("York")).toMatchObject({ name: "York" });
  const romes = await search("Rome");
  expect(romes[0]).toMatchObject({ address: "Lazio, Italy" });
  expect(romes[1]).toMatchObject({ name: "Rome", address: "Georgia, United States" });
});

it("puts the nearer of equals first", async () => {
  const inIllinois = { lat: 39.8, lng: -89.6 };
  const inMassachusetts = { lat: 42.1, lng: -72.6 };
  expect(await first("Springfield", inIllinois)).toMatchObject({
    address: "Illinois, United States",
  });
  expect(await first("Springfield", inMassachusetts)).toMatchObject({
    address: "Massachusetts, United States",
  });
});

it("understands the region or country after the name", async () => {
  expect(await first("Paris, Texas")).toMatchObject({ address: "Texas, United States" });
  expect(await first("Тбилиси Грузия")).toMatchObject({ name: "Тбилиси" });
  expect(await first("Тбилиси, проспект Руставели")).toMatchObject({ name: "Тбилиси" });
});

it("transliterates a Russian name when no Russian name is known", async () => {
  expect(await first("Пестово")).toMatchObject({ name: "Pestovo" });
  expect(await search("Абракадабрск")).toEqual([]);
});

it("understands typed coordinates and keeps them", async () => {
  expect(await first("41.69, 44.83")).toMatchObject({ name: "Tbilisi", lat: 41.69, lng: 44.83 });
  expect(await first("43.05, 44.9")).toMatchObject({ lat: 43.05, lng: 44.9 });
  expect(await first("-40.5, -120")).toMatchObject({ name: "-40.5, -120", address: "" });
});

it("answers nothing for a text that is no name", async () => {
  for (const text of ["!!!", "xyzzy plugh", '"', "*", "%", "'; drop table place"]) {
    expect(await search(text)).toEqual([]);
  }
});

it("accepts the longest search texts", async () => {
  expect(await search("xq ".repeat(66))).toEqual([]);
  expect(await search("я".repeat(200))).toEqual([]);
  expect(await search(",".repeat(200))).toEqual([]);
});

it("keeps to its limit of compared places with the shortest words too", async () => {
  for (const text of ["s", "а", "la", "san", "st", "new", "мос", "al"]) {
    expect((await search(text, { lat: 41, lng: 44 }, 5)).length).toBeLessThanOrEqual(5);
  }
});

it("names the city around a position, not the suburb whose middle is closer", async () => {
  const nearest = (lat: number, lng: number, name?: string) =>
    places.findNearest({ lat, lng, name }, "en");
  expect(await nearest(41.72, 44.79)).toMatchObject({ name: "Tbilisi" });
  expect(await nearest(41.8427, 44.7187)).toMatchObject({ name: "Mtskheta" });
  expect(await nearest(41.6741, 44.959)).toMatchObject({ typeId: "Airport" });
  expect(await nearest(-40, -120)).toBeNull();
});

it("prefers the place near the position that has the given name", async () => {
  expect(await places.findNearest({ lat: 41.72, lng: 44.79, name: "Мцхета" }, "ru")).toMatchObject({
    name: "Мцхета",
  });
});

const suggest = async (text: string, near: { lat: number; lng: number } | null = null) =>
  places.suggest({ text, near, limit: 6 }, /[а-я]/i.test(text) ? "ru" : "en");

it.each([
  ["par", "Paris", "Île-de-France, France"],
  ["ТБИ", "Тбилиси", "Грузия"],
  ["san fr", "San Francisco", "California, United States"],
  ["Paris, Tex", "Paris", "Texas, United States"],
  ["bath", "Bath", "England, United Kingdom"],
  ["Пестов", "Pestovo", "Новгородская область, Россия"],
  ["41.69, 44.83", "Tbilisi", "Georgia"],
])("suggests for %s", async (text, name, address) => {
  expect((await suggest(text))[0]).toMatchObject({ name, address, source: "gazetteer" });
});

it.each([
  ["Conwy", ["Conwy", "Conwy Castle"]],
  ["Conwy Castle", ["Conwy Castle"]],
  ["Alnwick", ["Alnwick", "Alnwick Castle"]],
  ["Orvieto", ["Orvieto", "Orvieto Cathedral"]],
  ["Eiffel", ["Eiffel Tower"]],
])(
  "for %s the town of that name stands before a sight that only begins so",
  async (text, names) => {
    const suggested = (await suggest(text)).map(({ name }) => name);
    expect(suggested.slice(0, names.length)).toEqual(names);
  },
);

it("suggests only places of which a word begins so", async () => {
  for (const text of ["gor", "osl"])
    for (const { name } of await suggest(text))
      expect(searchWords(name).some((word) => word.startsWith(text))).toBe(true);
  expect(await suggest("zzzzqqqq")).toEqual([]);
});

it("suggests the nearer of equals first", async () => {
  const near = { lat: 42.1, lng: -72.6 };
  expect((await suggest("springf", near))[0]?.address).toBe("Massachusetts, United States");
});

it("throws for a missing file instead of answering nothing", async () => {
  await expect(
    new Gazetteer("/nowhere/gazetteer.sqlite").search(
      { text: "Paris", near: null, limit: 1 },
      "en",
    ),
  ).rejects.toThrow();
});

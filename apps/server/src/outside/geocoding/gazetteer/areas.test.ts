import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Language } from "@castor/core/basics/language.ts";
import { isWithin } from "@castor/core/geo/bounds.ts";
import { countryCodes } from "@castor/core/geo/country-codes.ts";
import { countryName } from "@castor/core/geo/country-name.ts";
import { foundPlace } from "@castor/core/services/places/found-place.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Gazetteer } from "./gazetteer.ts";

const inCheckout = (path: string) =>
  fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url));
let places: Gazetteer;

beforeAll(() => {
  execFileSync(process.execPath, [inCheckout("tools/geodata/src/build.ts")]);
  places = new Gazetteer(inCheckout("build/geodata/gazetteer.sqlite"));
}, 300_000);

afterAll(() => places.close());

const languageOf = (text: string): Language => (/[а-я]/i.test(text) ? "ru" : "en");
const search = (text: string, near: { lat: number; lng: number } | null = null) =>
  places.search({ text, near, limit: 5 }, languageOf(text));
const suggest = (text: string) => places.suggest({ text, near: null, limit: 5 }, languageOf(text));

it("knows every country with a place or a coast in both languages, found first and with its part of the map", async () => {
  const wrong: string[] = [];
  for (const code of countryCodes)
    for (const language of ["en", "ru"] as const) {
      const name = countryName(code, language);
      const [found] = await places.search({ text: name, near: null, limit: 1 }, language);
      if (found?.name !== name || found.area?.kind !== "country") wrong.push(`${code} ${name}`);
      else if (!foundPlace.safeParse(found).success) wrong.push(`${code} has no good shape`);
      if (places.countryNamed(name) !== code) wrong.push(`${code} is not called ${name}`);
    }
  expect(wrong).toEqual([]);
});

it.each([
  ["Portugal", "Portugal", 38.72, -9.14],
  ["Georgia", "Georgia", 41.69, 44.83],
  ["Грузия", "Грузия", 41.69, 44.83],
  ["USA", "United States", 38.9, -77.04],
  ["США", "США", 38.9, -77.04],
  ["Америка", "США", 38.9, -77.04],
  ["UK", "United Kingdom", 51.5, -0.12],
  ["Великобритания", "Великобритания", 51.5, -0.12],
  ["Holland", "Netherlands", 52.37, 4.9],
  ["Голландия", "Нидерланды", 52.37, 4.9],
  ["ОАЭ", "ОАЭ", 24.47, 54.37],
  ["Белоруссия", "Беларусь", 53.9, 27.56],
  ["Czech Republic", "Czechia", 50.08, 14.42],
  ["Deutschland", "Germany", 52.52, 13.4],
  ["Österreich", "Austria", 48.2, 16.37],
  ["Turkey", "Türkiye", 39.92, 32.85],
  ["Турция", "Турция", 39.92, 32.85],
  ["Korea", "South Korea", 37.56, 126.97],
  ["Бирма", "Мьянма (Бирма)", 16.8, 96.15],
  ["Luxembourg", "Luxembourg", 49.61, 6.13],
  ["Mexico", "Mexico", 19.43, -99.13],
  ["Сингапур", "Сингапур", 1.29, 103.85],
  ["Monaco", "Monaco", 43.73, 7.42],
  ["Oman", "Oman", 23.58, 58.4],
])("finds the country %s first, with its capital on the map", async (text, name, lat, lng) => {
  for (const [first] of [await search(text), await suggest(text)]) {
    expect(first).toMatchObject({ name, address: "", area: { kind: "country" } });
    expect(first?.area && isWithin(first.area, { lat, lng })).toBe(true);
  }
});

it.each([
  ["Tuscany", "Tuscany", "Italy", 43.77, 11.25],
  ["Toscana", "Tuscany", "Italy", 43.77, 11.25],
  ["Тоскана", "Тоскана", "Италия", 43.77, 11.25],
  ["Algarve", "Algarve", "Portugal", 37.02, -7.93],
  ["Алгарви", "Алгарви", "Португалия", 37.02, -7.93],
  ["Patagonia", "Patagonia", "", -50.34, -72.27],
  ["Патагония", "Патагония", "", -50.34, -72.27],
  ["Alps", "Alps", "", 46.02, 7.75],
  ["Альпы", "Альпы", "", 46.02, 7.75],
  ["Andalusia", "Andalusia", "Spain", 37.39, -5.98],
  ["Андалусия", "Андалусия", "Испания", 37.39, -5.98],
  ["Provence", "Provence", "France", 43.53, 5.45],
  ["Прованс", "Прованс", "Франция", 43.53, 5.45],
  ["Bavaria", "Bavaria", "Germany", 48.14, 11.58],
  ["Bayern", "Bavaria", "Germany", 48.14, 11.58],
  ["Бавария", "Бавария", "Германия", 48.14, 11.58],
  ["Crete", "Crete", "Greece", 35.34, 25.13],
  ["Крит", "Крит", "Греция", 35.34, 25.13],
  ["Sicily", "Sicily", "Italy", 38.12, 13.36],
  ["Сицилия", "Сицилия", "Италия", 38.12, 13.36],
  ["Bali", "Bali", "Indonesia", -8.5, 115.26],
  ["Бали", "Бали", "Индонезия", -8.5, 115.26],
  ["Scotland", "Scotland", "United Kingdom", 55.95, -3.19],
  ["Англия", "Англия", "Великобритания", 51.5, -0.12],
  ["Wales", "Wales", "United Kingdom", 51.48, -3.18],
  ["Catalonia", "Catalonia", "Spain", 41.39, 2.16],
  ["Каталония", "Каталония", "Испания", 41.39, 2.16],
  ["Lapland", "Lapland", "Finland", 66.5, 25.73],
  ["Лапландия", "Лапландия", "Финляндия", 66.5, 25.73],
  ["Transylvania", "Transylvania", "Romania", 46.77, 23.59],
  ["Трансильвания", "Трансильвания", "Румыния", 46.77, 23.59],
  ["Карелия", "Карелия", "Россия", 61.79, 34.36],
  ["Алтай", "Алтай", "Россия", 51.96, 85.96],
  ["Крым", "Крым", "", 44.95, 34.1],
  ["Байкал", "Озеро Байкал", "Россия", 51.87, 104.83],
  ["Татарстан", "Татарстан", "Россия", 55.79, 49.12],
  ["Кахетия", "Кахетия", "Грузия", 41.92, 45.47],
  ["Канары", "Канарские острова", "Испания", 28.46, -16.25],
  ["California", "California", "United States", 34.05, -118.24],
  ["Texas", "Texas", "United States", 30.27, -97.74],
  ["Техас", "Техас", "США", 30.27, -97.74],
  ["Kerala", "Kerala", "India", 9.93, 76.26],
  ["Burgenland", "Burgenland", "Austria", 47.85, 16.53],
  ["Sverdlovsk", "Sverdlovsk Oblast", "Russia", 56.84, 60.6],
])(
  "finds the region %s first, with a town of it on the map",
  async (text, name, country, lat, lng) => {
    for (const [first] of [await search(text), await suggest(text)]) {
      expect(first).toMatchObject({ name, address: country, area: { kind: "region" } });
      expect(first?.area && isWithin(first.area, { lat, lng })).toBe(true);
    }
  },
);

it.each([
  ["Georgia", ["Georgia", "Georgia, United States"]],
  ["Luxembourg", ["Luxembourg", "Luxembourg, Luxembourg"]],
  ["Singapore", ["Singapore", "Singapore, Singapore"]],
  ["Monaco", ["Monaco", "Monaco, Municipality of Monaco, Monaco"]],
  ["Mexico", ["Mexico", "México, Mexico"]],
])("offers all that %s may mean", async (text, wanted) => {
  const listed = (await suggest(text)).map(({ name, address }) =>
    address === "" ? name : `${name}, ${address}`,
  );
  expect(listed.slice(0, 2)).toEqual(wanted);
});

it.each([
  ["New York", "New York"],
  ["Нью-Йорк", "Нью-Йорк"],
  ["Moscow", "Moscow"],
  ["Москва", "Москва"],
  ["Berlin", "Berlin"],
  ["Вена", "Вена"],
  ["Salzburg", "Salzburg"],
  ["Valencia", "Valencia"],
  ["Antalya", "Antalya"],
  ["Par", "Paris"],
  ["Mos", "Moscow"],
])("still takes %s for the city", async (text, name) => {
  const [first] = await suggest(text);
  expect(first).toMatchObject({ name });
  expect(first?.area).toBeUndefined();
});

it("leaves out of the map what lies over an ocean, and goes around 180°", async () => {
  const areaOf = async (text: string) => (await search(text))[0]?.area;
  const france = await areaOf("France");
  expect(france?.south).toBeGreaterThan(41);
  expect(france?.west).toBeGreaterThan(-6);
  expect((await areaOf("United States"))?.north).toBeLessThan(50);
  expect((await areaOf("Norway"))?.north).toBeLessThan(72);
  expect((await areaOf("Portugal"))?.west).toBeGreaterThan(-10);
  expect((await areaOf("Malaysia"))?.east).toBeGreaterThan(118);
  const russia = await areaOf("Russia");
  expect(russia?.west).toBeGreaterThan(19);
  expect(russia?.east).toBeLessThan(-168);
  const fiji = await areaOf("Fiji");
  expect(fiji && isWithin(fiji, { lat: -16.6, lng: 179.9 })).toBe(true);
  expect(fiji && isWithin(fiji, { lat: -16.6, lng: 0 })).toBe(false);
});

it("stays first however far the map looks away", async () => {
  const [first] = await search("Georgia", { lat: 33.7, lng: -84.4 });
  expect(first).toMatchObject({ name: "Georgia", area: { kind: "country" } });
});

it("never takes a country or a region for what lies at a position", async () => {
  for (const [lat, lng] of [
    [47, 11],
    [39.5, -8],
    [-50, -70],
  ] as const)
    expect((await places.findNearest({ lat, lng }, "en"))?.area).toBeUndefined();
});

it.each([
  ["Eiffel Tower", "Eiffel Tower", "Monument", "Île-de-France, France"],
  ["Эйфелева башня", "Эйфелева башня", "Monument", "Иль-де-Франс, Франция"],
  ["Tour Eiffel", "Eiffel Tower", "Monument", "Île-de-France, France"],
  ["Эрмитаж", "Эрмитаж", "Museum", "Санкт-Петербург, Россия"],
  ["Лувр", "Лувр", "Museum", "Иль-де-Франс, Франция"],
  ["Colosseum", "Colosseum", "HistoricalBuilding", "Lazio, Italy"],
  ["Angkor Wat", "Angkor Wat", "Religion", "Siem Reap, Cambodia"],
  ["Ангкор-Ват", "Ангкор-Ват", "Religion", "Камбоджа"],
  ["Алькатрас", "Алькатрас", "Museum", "Калифорния, США"],
  ["eiff", "Eiffel Tower", "Monument", "Île-de-France, France"],
  ["третьяков", "Третьяковская галерея", "Museum", "Москва, Россия"],
])(
  "finds the famous place %s without a network, with its type",
  async (text, name, typeId, address) => {
    expect((await suggest(text))[0]).toMatchObject({ name, typeId, address });
    if (text.length > 9) expect((await search(text))[0]).toMatchObject({ name, typeId });
  },
);

it.each(["Jordan, 5 Rue de Rivoli, Paris", "Victoria, BC", "Lebanon, PA", "Georgia, USA"])(
  "takes nothing for exactly named of which it does not know the part behind the comma: %s",
  async (text) => {
    const found = await places.search({ text, near: null, limit: 5, isWhole: true }, "en");
    expect(found.filter(({ area }) => area?.kind === "country")).toEqual([]);
  },
);

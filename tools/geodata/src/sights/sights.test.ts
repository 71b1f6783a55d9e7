import { distanceBetween } from "@castor/core/geo/position.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import { beforeAll, expect, it } from "vitest";
import { type NamedCity, nameCities } from "../sources/name-cities.ts";
import { readCities } from "../sources/read-cities.ts";
import { findTown, indexTowns } from "./find-town.ts";
import { sights } from "./sight-data.ts";

let cities: NamedCity[];

beforeAll(() => {
  cities = nameCities(readCities());
}, 30_000);

/** A sight lies in or near its town, a mountain or a lake within a day's drive. In metres. */
const nearM = 30_000;
const farM = 75_000;
const wilderM = 110_000;
const wide = new Set(["Natural", "Water", "Hike", "Animals"]);
/** Far from any town of the data. */
const remote = new Set([
  ...["Kizhi Pogost", "Solovetsky Monastery", "Valaam Monastery", "Olkhon Island"],
  ...["Rostov Kremlin", "Masada", "Ajanta Caves", "Great Wall of China at Badaling"],
  ...["Mutianyu", "Terracotta Army", "Saint Catherine's Monastery", "Old Faithful"],
  ...["Chichén Itzá", "Teotihuacan", "Tikal", "Machu Picchu", "Salar de Uyuni"],
  ...["Milford Sound", "Tash Rabat", "Kedarnath Temple", "Guanyin of Nanshan"],
  ...["Maasai Mara", "Badwater Basin", "Zabriskie Point", "Royal Tyrrell Museum", "Peyto Lake"],
  ...["Torres del Paine National Park", "Port Arthur Historic Site", "Aoraki / Mount Cook"],
  ...["Eilean Donan Castle", "Svartifoss", "Belukha Mountain"],
  ...["Lake Teletskoye", "Lena Pillars"],
]);
/** On a border, or in a capital around another country. */
const onBorders = new Set([
  ...["Mont Blanc", "Matterhorn", "Zugspitze", "Morskie Oko", "Mount Everest"],
  ...["Iguazu Falls", "Victoria Falls", "Niagara Falls Horseshoe", "Church of the Nativity"],
  ...["Dome of the Rock", "Western Wall", "Church of the Holy Sepulchre"],
  ...["St Peter's Basilica", "Sistine Chapel", "Vatican Museums", "Castel Sant'Angelo"],
  ...["Tower of David", "Mount of Olives", "Church of All Nations", "Garden Tomb"],
  ...["Underwater Observatory Eilat", "Lake Kaindy", "Buddha Park", "Maasai Mara"],
  ...["Itaipu Dam", "Torres del Paine National Park"],
  ...["Trevi Fountain", "Pantheon", "Spanish Steps", "Piazza Navona", "Piazza del Popolo"],
  ...["Campo de' Fiori", "Villa Borghese Gardens", "Santa Maria in Trastevere"],
  ...["Janiculum Hill", "Stadio Olimpico", "MAXXI", "Monte San Salvatore"],
  ...["Dancing Forest", "Pravčice Gate", "Devín Castle", "Golubac Fortress"],
]);

it("knows the town that each sight names, and has the sight near it", () => {
  const towns = indexTowns(cities);
  const wrong = sights.flatMap((sight) => {
    const found = findTown(towns, sight);
    const { name, country, town, typeId } = sight;
    if (!found) return [`${country} ${name}: no ${town}`];
    const most = remote.has(name) ? wilderM : wide.has(typeId) ? farM : nearM;
    return found.away <= most ? [] : [`${name}: ${Math.round(found.away / 1_000)} km from ${town}`];
  });
  expect(wrong).toEqual([]);
});

it("has each sight in its country, by the nearest town", () => {
  const byDegree = Map.groupBy(cities, ({ lat }) => Math.round(lat));
  const wrong = sights.filter(({ country, lat, lng }) => {
    const near = [-1, 0, 1]
      .flatMap((step) => byDegree.get(Math.round(lat) + step) ?? [])
      .filter((city) => Math.abs(city.lng - lng) < 10)
      .map((city) => ({ city, away: distanceBetween(city, { lat, lng }) }));
    const nearest = near.reduce((best, one) => (one.away < best.away ? one : best));
    return nearest.city.country !== country;
  });
  expect(wrong.map(({ name }) => name).filter((name) => !onBorders.has(name))).toEqual([]);
});

it("names each once, and in Russian letters", () => {
  const keys = sights.map(({ country, name }) => `${country} ${searchWords(name).join(" ")}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(
    sights.filter(({ russian }) => !/^[А-ЯЁ]/.test(russian)).map(({ russian }) => russian),
  ).toEqual([]);
});

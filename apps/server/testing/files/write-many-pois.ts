import { mkdirSync } from "node:fs";
import type { OsmTags } from "@castor/core/points/type-of-tags.ts";
import { poiFileOf } from "../../src/outside/geocoding/poi/open-poi-index.ts";
import { readPoi } from "../../src/outside/geocoding/poi/read-poi.ts";
import { SqlitePoiWriter } from "../../src/outside/geocoding/poi/sqlite-poi-store.ts";

const kinds: readonly OsmTags[] = [
  ...["cafe", "restaurant", "bar", "pharmacy", "fuel", "bank"].map((amenity) => ({ amenity })),
  ...["hotel", "museum", "viewpoint", "artwork"].map((tourism) => ({ tourism })),
  ...["supermarket", "bakery", "clothes"].map((shop) => ({ shop })),
  ...["bus_stop", "bus_stop", "bus_stop"].map((highway) => ({ highway })),
  ...["peak", "spring"].map((natural) => ({ natural })),
];
const words = [
  ..."Луна Старый Новый Красный Зелёный Центральный Морской Горный Золотой Тихий".split(" "),
  ..."Nord Royal Garden Palace Corner Lily Eagle River Stone Apple".split(" "),
];
export const poiCity = { lat: 55.75, lng: 37.62 };

/** Pseudo-random numbers from 0 to 1, the same in each run. */
export function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Writes an index of so many places into a data folder: half of them in one large city, the others across a country. */
export async function writeManyPois(dataDir: string, count: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const random = numbers(1);
  const next = () => random.next().value;
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const writer = new SqlitePoiWriter(poiFileOf(dataDir));
  for (let index = 0; index < count; index++) {
    const reach = index % 2 === 0 ? 0.15 : 5;
    const lat = poiCity.lat + (next() - 0.5) * 2 * reach;
    const lng = poiCity.lng + (next() - 0.5) * 4 * reach;
    const name = `${pick(words)} ${pick(words)} ${Math.floor(next() * 200)}`;
    const poi = readPoi({ ...pick(kinds), name, opening_hours: "Mo-Su 09:00-21:00" }, { lat, lng });
    if (poi) await writer.add([poi]);
  }
  await writer.finish();
}

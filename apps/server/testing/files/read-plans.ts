import type { FinanceSum } from "@castor/core/finance/table/sum-finance.ts";
import { readCalendar } from "@castor/core/testing/read-calendar.ts";
import { strFromU8, unzipSync } from "fflate";

/** What a file says of a trip: its days in order with their stops, each with its price in words; null: it says none. */
export type Plan = readonly {
  name: string;
  stops: readonly { name: string; price: string | null }[];
}[];

/** How an amount is written, such as "€40.00". */
export type WriteMoney = (total: FinanceSum["total"], currency: string) => string;

const readXml = (text = "") =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
const inside = (xml: string, tag: string) =>
  readXml(new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]);
const elements = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, "gs"))].map(([text]) => text);
/** "€40.00" of "Price: €40.00 (whole group)". */
const priceIn = (text: string) => /Price:(?:<\/b>)? ([^(]+?) \(/.exec(text)?.[1] ?? null;

export function readKmz(content: Uint8Array): Plan {
  const kml = strFromU8(unzipSync(content)["doc.kml"] ?? new Uint8Array());
  return elements(kml, "Folder").map((folder) => ({
    name: inside(folder, "name"),
    stops: elements(folder, "Placemark")
      .filter((placemark) => placemark.includes("<Point>"))
      .map((placemark) => ({
        name: inside(placemark, "name"),
        price: priceIn(inside(placemark, "description")),
      })),
  }));
}

export const readGpx = (content: Uint8Array): Plan =>
  elements(strFromU8(content), "rte").map((route) => ({
    name: inside(route, "name"),
    stops: elements(route, "rtept").map((stop) => ({
      name: inside(stop, "name"),
      price: priceIn(inside(stop, "desc")),
    })),
  }));

export function readGeoJson(content: Uint8Array, writeMoney: WriteMoney): Plan {
  const { features } = JSON.parse(strFromU8(content)) as {
    features: {
      properties: {
        kind: string;
        name: string;
        dayName: string;
        price: number | null;
        currency: string;
      };
    }[];
  };
  const days = new Map<string, { name: string; price: string | null }[]>();
  for (const { properties } of features) {
    const { kind, name, dayName, price, currency } = properties;
    const stops = days.get(dayName) ?? [];
    days.set(dayName, stops);
    if (kind === "stop")
      stops.push({ name, price: price === null ? null : writeMoney(price, currency) });
  }
  return [...days].map(([name, stops]) => ({ name, stops }));
}

/** The all-day event of a day lists its stops; a calendar tells no prices of them. */
export const readIcs = (content: Uint8Array): Plan =>
  readCalendar(strFromU8(content))
    .events.filter(({ uid }) => uid.startsWith("day-"))
    .map(({ summary, description }) => ({
      name: summary.split(": ").at(-1) ?? "",
      stops: [...description.matchAll(/^\d+\. (.*)$/gm)].map(([, name = ""]) => ({
        name,
        price: null,
      })),
    }));

import * as z from "zod/mini";
import { routeIds } from "../routes/route-ids.ts";

/** What a print can have or leave out, in the order of the toolbar (specification#print). */
export const printSwitches = [
  "maps",
  "pictures",
  "photos",
  "descriptions",
  "optional",
  "prices",
  "hotels",
  "bookings",
  "notes",
] as const;
export type PrintSwitch = (typeof printSwitches)[number];

/** On unless switched off. Pictures and photos take ink and paper, so they are printed by choice. */
const isUsual = (name: PrintSwitch): boolean => name !== "pictures" && name !== "photos";

/** Sizes of paper, in millimetres. `pocket` is an A6 booklet: two of its pages on each side of an A5 sheet. */
export const papers = [
  { id: "a4", width: 210, height: 297 },
  { id: "a5", width: 148, height: 210 },
  { id: "pocket", width: 105, height: 148 },
] as const;
export const paper = z.enum(papers.map(({ id }) => id));
export type PaperId = z.infer<typeof paper>;

/** The row of a size of paper. */
export const paperOf = (id: PaperId): (typeof papers)[number] =>
  papers.find((row) => row.id === id) ?? papers[0];

/** What is printed, and on what paper. */
export interface PrintOptions extends Record<PrintSwitch, boolean> {
  /** The chosen days. Null: all of them. */
  routeIds: readonly string[] | null;
  paper: PaperId;
}

const isOn = z.optional(z.enum(["0", "1"]));

/** The query of `GET pdf/{tripId}`: `routeIds` is a comma list, a switch is off with `0` and on with `1`. */
export const printQuery = z.object({
  routeIds: z.optional(routeIds),
  paper: z.optional(paper),
  maps: isOn,
  pictures: isOn,
  photos: isOn,
  descriptions: isOn,
  optional: isOn,
  prices: isOn,
  hotels: isOn,
  bookings: isOn,
  notes: isOn,
});
export type PrintQuery = z.output<typeof printQuery>;

const shape = printQuery.def.shape;
const orNothing = <T>(schema: z.ZodMiniType<T | undefined>) => z.catch(schema, undefined);

/** The same in the address of the print page. Wrong values count as absent, since people type and paste addresses. */
export const printSearch = z.object({
  routeIds: orNothing(shape.routeIds),
  paper: orNothing(shape.paper),
  maps: orNothing(isOn),
  pictures: orNothing(isOn),
  photos: orNothing(isOn),
  descriptions: orNothing(isOn),
  optional: orNothing(isOn),
  prices: orNothing(isOn),
  hotels: orNothing(isOn),
  bookings: orNothing(isOn),
  notes: orNothing(isOn),
});

/** The options that an address or a query asks for. */
export function readPrintOptions(query: PrintQuery): PrintOptions {
  const ids = (query.routeIds ?? "").split(",").filter((id) => id !== "");
  const has = (name: PrintSwitch) =>
    query[name] === undefined ? isUsual(name) : query[name] === "1";
  return {
    routeIds: ids.length > 0 ? ids : null,
    paper: query.paper ?? "a4",
    maps: has("maps"),
    pictures: has("pictures"),
    photos: has("photos"),
    descriptions: has("descriptions"),
    optional: has("optional"),
    prices: has("prices"),
    hotels: has("hotels"),
    bookings: has("bookings"),
    notes: has("notes"),
  };
}

/** The query of some options. What is as usual is left out, so that addresses stay short. */
export function writePrintOptions(options: PrintOptions): PrintQuery {
  const turned = printSwitches
    .filter((name) => options[name] !== isUsual(name))
    .map((name) => [name, options[name] ? "1" : "0"] as const);
  return {
    ...(options.routeIds && { routeIds: options.routeIds.join(",") }),
    ...(options.paper !== "a4" && { paper: options.paper }),
    ...Object.fromEntries(turned),
  };
}

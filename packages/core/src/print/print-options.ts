import * as z from "zod/mini";
import { routeIds } from "../routes/route-ids.ts";

/** What a print can leave out, in the order of the toolbar (specification#print). All are on unless switched off. */
export const printSwitches = [
  "maps",
  "descriptions",
  "optional",
  "prices",
  "hotels",
  "notes",
] as const;
export type PrintSwitch = (typeof printSwitches)[number];

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

/** The query of `GET pdf/{tripId}`: `routeIds` is a comma list, a switch is off with `0`. */
export const printQuery = z.object({
  routeIds: z.optional(routeIds),
  paper: z.optional(paper),
  maps: isOn,
  descriptions: isOn,
  optional: isOn,
  prices: isOn,
  hotels: isOn,
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
  descriptions: orNothing(isOn),
  optional: orNothing(isOn),
  prices: orNothing(isOn),
  hotels: orNothing(isOn),
  notes: orNothing(isOn),
});

/** The options that an address or a query asks for. */
export function readPrintOptions(query: PrintQuery): PrintOptions {
  const ids = (query.routeIds ?? "").split(",").filter((id) => id !== "");
  return {
    routeIds: ids.length > 0 ? ids : null,
    paper: query.paper ?? "a4",
    maps: query.maps !== "0",
    descriptions: query.descriptions !== "0",
    optional: query.optional !== "0",
    prices: query.prices !== "0",
    hotels: query.hotels !== "0",
    notes: query.notes !== "0",
  };
}

/** The query of some options. What is as usual is left out, so that addresses stay short. */
export function writePrintOptions(options: PrintOptions): PrintQuery {
  const off = printSwitches.filter((name) => !options[name]).map((name) => [name, "0"] as const);
  return {
    ...(options.routeIds && { routeIds: options.routeIds.join(",") }),
    ...(options.paper !== "a4" && { paper: options.paper }),
    ...Object.fromEntries(off),
  };
}

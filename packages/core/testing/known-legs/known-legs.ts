import * as z from "zod/mini";
import { position } from "../../src/geo/position.ts";
import { legMode } from "../../src/points/travel-modes.ts";
import table from "./known-legs.json" with { type: "json" };
import mountains from "./mountain-legs.json" with { type: "json" };

const end = z.extend(position, { name: z.string() });

/**
 * Ways whose true time is known: minutes as operators, signs and common route planners publish them, with boarding where there is a
 * ferry. They were chosen before anything was fitted. `isHeldOut` marks the half that nothing was fitted to.
 */
const knownLegs = z.object({
  pairs: z.array(
    z.object({
      kind: z.string(),
      mode: legMode,
      from: end,
      to: end,
      minutes: z.number().check(z.positive()),
      source: z.string(),
      isHeldOut: z.boolean(),
    }),
  ),
});
export type KnownPair = z.infer<typeof knownLegs>["pairs"][number];

/** Reads the table. */
export const readKnownLegs = (): KnownPair[] => knownLegs.parse(table).pairs;

/**
 * Reads the drives on motorways and valley roads in mountains. A review chose them after the first fit, and showed that it was wrong;
 * how much mountains count was fitted to them afterwards, so that none is held out.
 */
export const readMountainLegs = (): KnownPair[] => knownLegs.parse(mountains).pairs;

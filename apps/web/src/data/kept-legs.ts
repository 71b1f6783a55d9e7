import { decodePolyline, encodePolyline } from "@castor/core/basics/polyline.ts";
import { limits } from "@castor/core/limits.ts";
import type { Leg } from "@castor/core/services/path.ts";
import * as z from "zod/mini";
import { KeptThings } from "../device/kept-things.ts";
import { readStored, watchStored } from "../device/storage.ts";

/** Some 8 MB at most. */
const mostLegs = 4_000;
/** Roads change slowly: younger ones are not asked for again (decision 016). */
const freshMs = 7 * 86_400_000;

/** Null: the engine said that there is no way. */
const keptLeg = z.nullable(
  z.object({
    distance: z.number(),
    duration: z.number(),
    line: z.string(),
    isEstimated: z.boolean(),
  }),
);

/** A leg that was seen before; null where no way led. */
export interface KnownLeg {
  leg: Leg | null;
  /** Good enough not to be asked for again. */
  isFresh: boolean;
}

const kept = new KeptThings("legs", { hours: limits.cacheHours, most: mostLegs });

// Where one was going is nobody else's business.
let owner = readStored("user_id");
watchStored("user_id", (userId) => {
  if (userId !== owner) void kept.clear();
  owner = userId;
});

/** What is known of these legs from earlier, by key. */
export async function loadKnownLegs(
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownLeg>> {
  const now = Date.now();
  const known = new Map<string, KnownLeg>();
  for (const [key, { at, value }] of await kept.read(keys)) {
    const read = keptLeg.safeParse(value);
    if (!read.success) continue;
    const leg = read.data && toLeg(read.data);
    const isRouted = leg !== null && leg.estimated !== true;
    known.set(key, { leg, isFresh: isRouted && at > now - freshMs });
  }
  return known;
}

/** Keeps what an engine said; null where no way leads. */
export function keepLegs(legs: ReadonlyMap<string, Leg | null>): void {
  const lines = [...legs].map(([key, leg]) => [key, leg && toKept(leg)] as const);
  void kept.write(new Map(lines));
}

function toKept({ distance, duration, geometry, estimated = false }: Leg) {
  const line = encodePolyline(geometry.coordinates);
  return { distance, duration, line, isEstimated: estimated };
}

function toLeg({ line, isEstimated, ...measures }: NonNullable<z.infer<typeof keptLeg>>): Leg {
  const coordinates = decodePolyline(line) ?? [];
  return { ...measures, geometry: { type: "LineString", coordinates }, estimated: isEstimated };
}

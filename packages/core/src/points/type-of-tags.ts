import * as z from "zod/mini";
import { type PointTypeId, pointType } from "./point-types.ts";
import file from "./type-of-tags.json" with { type: "json" };

/** The tags of an OpenStreetMap object: key and value; several values are separated by semicolons. */
export type OsmTags = Readonly<Record<string, string>>;

/** The values that match: these, or all but those. */
const values = z.union([z.string(), z.object({ allBut: z.string() })]);
type Values = z.infer<typeof values>;

/** The point types of OpenStreetMap's tags. The first match wins, so special rules come first. */
const rules = z
  .array(z.object({ type: pointType, tags: z.record(z.string(), values) }))
  .parse(file);

function isMeant(value: string, values: Values): boolean {
  const has = (list: string) => list.split(" ").includes(value);
  return typeof values === "string" ? has(values) : value !== "" && !has(values.allBut);
}

/** The point type of an object with these tags; Other if no rule matches. */
export function typeOfTags(tags: OsmTags): PointTypeId {
  const given = Object.entries(tags).flatMap(([key, value]) =>
    value.split(";").map((part) => [key, part.trim()] as const),
  );
  const fitting = rules.find(({ tags: meant }) =>
    given.some(([key, value]) => {
      const values = Object.hasOwn(meant, key) ? meant[key] : undefined;
      return values !== undefined && isMeant(value, values);
    }),
  );
  return fitting?.type ?? "Other";
}

import * as z from "zod/mini";
import { type FoundTimes, readTables, type TimeBlock, tables } from "../times/time-server.ts";
import type { Refusal } from "./provider-leg.ts";

const refusals = { NoTable: "noPath", NoSegment: "noRoad", TooBig: "tooMuch" } as const;

/** The answer of OSRM 5.22 and later at `/table/v1` with `annotations=duration,distance`. Refusals have status 400. */
export function osrmTable(block: TimeBlock) {
  return z.pipe(
    z.discriminatedUnion("code", [
      z.extend(tables, { code: z.literal("Ok") }),
      z.object({ code: z.enum(["NoTable", "NoSegment", "TooBig"]) }),
    ]),
    z.transform((answer, context): FoundTimes | Refusal => {
      if (answer.code !== "Ok") return refusals[answer.code];
      const found = readTables(answer, block);
      if (found === null)
        context.issues.push({ code: "custom", message: "another table", input: answer });
      return found ?? [];
    }),
  );
}

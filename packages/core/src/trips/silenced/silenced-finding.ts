import * as z from "zod/mini";
import { limits } from "../../limits.ts";
import { id } from "../../schemas/ids.ts";
import { findingKinds } from "./finding-kinds.ts";

/** What says which finding it is: its kind, what it concerns and its figures. Changed figures make another finding. */
export const silencedFinding = z.object({
  kind: z.enum(findingKinds),
  /** Days, stops and costs. In objects, since ids of unsent things are renamed in fields called `id`. */
  things: z.array(z.object({ id })).check(z.maxLength(limits.silencedThings)),
  /** JSON of names and figures; `~` before it where they rest on an estimate. */
  figures: z.string().check(z.maxLength(limits.silencedFigures)),
});
export type SilencedFinding = z.infer<typeof silencedFinding>;

/** What tells described findings apart. */
export const keyOfSilenced = ({ kind, things, figures }: SilencedFinding): string =>
  JSON.stringify({ kind, things, figures });

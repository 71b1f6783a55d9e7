import { limits } from "@castor/core/limits.ts";
import * as z from "zod/mini";
import { keepDraft, readDraft } from "../../data/forms/form-drafts.ts";

/** The name under which the draft of a new note is stored. */
export const newNoteDraft = (tripId: string): string => `new note ${tripId}`;

const withText = z.object({ text: z.string() });

/** Puts a text into the draft of a new note of a trip; one that is there already stays before it. */
export function draftNote(tripId: string, text: string, now: number): void {
  const name = newNoteDraft(tripId);
  const before = withText.safeParse(readDraft(name, now)).data?.text;
  const joined = before ? `${before}\n\n${text}` : text;
  keepDraft(name, { routeId: null, text: joined.slice(0, limits.noteText) }, now);
}

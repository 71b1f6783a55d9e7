import * as z from "zod/mini";
import { readUserStorage, writeUserStorage } from "../../device/storage/user-storage.ts";
import { finishBeforeLogout } from "../session/finish-before-logout.ts";

/** Older drafts are deleted. */
const keptMs = 30 * 86_400_000;
/** Beyond this number the oldest are deleted. */
const mostDrafts = 10;
/** A form with all texts at their limit takes a fifth of this. */
const mostCharacters = 200_000;

const drafts = z.record(
  z.string(),
  z.object({
    at: z.number(),
    values: z.unknown(),
    began: z.optional(z.unknown()),
    tripId: z.optional(z.nullable(z.string())),
  }),
);
type Drafts = z.infer<typeof drafts>;

function readAll(now: number): Drafts {
  try {
    const all = drafts.parse(JSON.parse(readUserStorage("form_drafts") ?? "{}"));
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now - at < keptMs));
  } catch {
    return {};
  }
}

function writeAll(all: Drafts): void {
  const newest = Object.entries(all)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, mostDrafts);
  writeUserStorage(
    "form_drafts",
    newest.length > 0 ? JSON.stringify(Object.fromEntries(newest)) : null,
  );
}

/** The stored draft of a form, not validated; undefined when there is none. */
export const readDraft = (form: string, now: number): unknown => readAll(now)[form]?.values;

/** What the fields of a draft were before they were typed into, not validated. */
export const readDraftBegan = (form: string, now: number): unknown => readAll(now)[form]?.began;

/** What is stored beside a draft: its trip, and what its fields were before. */
interface DraftOrigin {
  tripId?: string | null;
  began?: object;
}

/** Stores a form's draft; null deletes it. A draft that is too large is not stored. */
export function keepDraft(
  form: string,
  values: object | null,
  now: number,
  origin: DraftOrigin = {},
): void {
  const { [form]: before, ...others } = readAll(now);
  if (values === null) {
    if (before) writeAll(others);
  } else if (JSON.stringify([values, origin]).length <= mostCharacters)
    writeAll({ ...others, [form]: { at: now, values, ...origin } });
}

const watchers = new Set<(form: string) => void>();

/** Deletes a form's draft, once it is saved or discarded. */
export function forgetDraft(form: string): void {
  keepDraft(form, null, Date.now());
  for (const onForgotten of watchers) onForgotten(form);
}

/** Calls back when a form's draft is deleted; returns a function that unsubscribes. */
export function watchForgotten(onForgotten: (form: string) => void): () => void {
  watchers.add(onForgotten);
  return () => watchers.delete(onForgotten);
}

/** Deletes the drafts of a trip that may not be read any more: they have parts of it. */
export function forgetDraftsOf(tripId: string, now: number): void {
  const all = Object.entries(readAll(now));
  const others = all.filter(([, draft]) => draft.tripId !== tripId);
  if (others.length < all.length) writeAll(Object.fromEntries(others));
}

/** Deletes all drafts of the current user on this device. */
export const forgetDrafts = (): void => writeUserStorage("form_drafts", null);

// A logout leaves no drafts behind on a shared device.
finishBeforeLogout(async () => forgetDrafts());

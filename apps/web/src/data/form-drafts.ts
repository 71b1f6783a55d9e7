import * as z from "zod/mini";
import { readOwn, writeOwn } from "../device/own-storage.ts";
import { finishBeforeLogout } from "./finish-before-logout.ts";

/** Older ones are nobody's work any more. */
const keptMs = 30 * 86_400_000;
/** Beyond so many the oldest go. */
const mostDrafts = 10;
/** A form's fields with every text at its limit are a fifth of this. */
const mostCharacters = 200_000;

const drafts = z.record(z.string(), z.object({ at: z.number(), values: z.unknown() }));
type Drafts = z.infer<typeof drafts>;

function readAll(now: number): Drafts {
  try {
    const all = drafts.parse(JSON.parse(readOwn("form_drafts") ?? "{}"));
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now - at < keptMs));
  } catch {
    return {};
  }
}

function writeAll(all: Drafts): void {
  const newest = Object.entries(all)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, mostDrafts);
  writeOwn("form_drafts", newest.length > 0 ? JSON.stringify(Object.fromEntries(newest)) : null);
}

/** What was typed into a form and neither saved nor thrown away, as it was stored; undefined when there is nothing. */
export const readDraft = (form: string, now: number): unknown => readAll(now)[form]?.values;

/** Keeps what is typed into a form over a reload; null forgets it. Too much is not kept. */
export function keepDraft(form: string, values: object | null, now: number): void {
  const { [form]: before, ...others } = readAll(now);
  if (values === null) {
    if (before) writeAll(others);
  } else if (JSON.stringify(values).length <= mostCharacters)
    writeAll({ ...others, [form]: { at: now, values } });
}

const watchers = new Set<(form: string) => void>();

/** Forgets what was typed into a form: it is saved, or thrown away. */
export function forgetDraft(form: string): void {
  keepDraft(form, null, Date.now());
  for (const onForgotten of watchers) onForgotten(form);
}

/** Calls back when what was typed into a form is forgotten; returns how to stop. */
export function watchForgotten(onForgotten: (form: string) => void): () => void {
  watchers.add(onForgotten);
  return () => watchers.delete(onForgotten);
}

/** Forgets all that whoever is logged in typed on this device. */
export const forgetDrafts = (): void => writeOwn("form_drafts", null);

// Whoever logs out leaves nothing unfinished to the next one at this device.
finishBeforeLogout(async () => forgetDrafts());

import type { Language } from "@castor/core/account/language.ts";
import { cutText } from "@castor/core/basics/cut-text.ts";
import { limits } from "@castor/core/limits.ts";
import type { PlaceDraft } from "@castor/core/services/place-draft.ts";
import * as z from "zod/mini";
import { cleanLines, cleanOneLine } from "../clean-text.ts";
import { ProviderFailure } from "../provider-failure.ts";

/** As the instructions ask for it; models that no schema binds leave out what they do not know. */
const written = z.object({
  description: z.string(),
  address: z.optional(z.nullable(z.string())),
  workingHours: z.optional(z.nullable(z.string())),
  tips: z.optional(z.nullable(z.array(z.string()))),
});

/** Models that no schema binds may think aloud first. */
const thoughts = /^\s*<think>[\s\S]*?<\/think>/i;

/** They like to put JSON into a block of code. */
const fence = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/i;

/**
 * Reads what a model wrote (issue 5): its JSON, of which everything is untrusted text, cleaned and cut to limits. Throws a
 * `ProviderFailure` for what is no draft in that language.
 */
export function readDraft(answer: string, language: Language): Omit<PlaceDraft, "ai" | "source"> {
  const read = z.safeParse(written, parseJson(unwrap(answer)));
  if (!read.success) throw new ProviderFailure("wrong", "writes what is no draft");
  const { description, address, workingHours, tips } = read.data;
  const draft = {
    description: cutText(cleanText(description), limits.draftDescription).trim(),
    address: cleanLine(address ?? ""),
    workingHours: cleanLine(workingHours ?? "") || null,
    tips: (tips ?? [])
      .slice(0, limits.draftTips)
      .map(cleanLine)
      .filter((tip) => tip !== ""),
  };
  const words = [draft.description, ...draft.tips].join(" ");
  if (!/\p{L}/u.test(words)) throw new ProviderFailure("wrong", "writes nothing");
  if (!isWrittenIn(language, words))
    throw new ProviderFailure("wrong", "writes in another language");
  return draft;
}

/** What a model answers, without what it says around it. */
function unwrap(answer: string): string {
  const said = answer.replace(thoughts, "");
  return fence.exec(said)?.[1] ?? said;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure("wrong", "writes no JSON");
  }
}

/** A text fit to be shown. A link is shown with its address: a label may say anything. */
const cleanText = (text: string) => cleanLines(text).replaceAll("](", "] (");

const cleanLine = (text: string) => cleanOneLine(cleanText(text), limits.draftLine);

const scripts: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/gu,
  ru: /\p{Script=Cyrillic}/gu,
};

/** True when at least half of the letters are of the language's script: names of a place may be in its own. */
function isWrittenIn(language: Language, text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(scripts[language]) * 2 >= count(/\p{L}/gu);
}

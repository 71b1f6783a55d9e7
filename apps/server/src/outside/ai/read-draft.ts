import { cutText } from "@castor/core/basics/cut-text.ts";
import type { Language } from "@castor/core/basics/language.ts";
import { limits } from "@castor/core/limits.ts";
import type { PlaceDraft } from "@castor/core/services/places/place-draft.ts";
import * as z from "zod/mini";
import { cleanLines, cleanOneLine } from "../clean-text.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { parseAnswer } from "./parse-answer.ts";

/** The answer's fields. Models without a schema leave out what they do not know. */
const written = z.object({
  description: z.string(),
  address: z.optional(z.nullable(z.string())),
  workingHours: z.optional(z.nullable(z.string())),
  tips: z.optional(z.nullable(z.array(z.string()))),
});

/**
 * Reads a model's answer (decision 023). All its fields are untrusted text, cleaned and cut to the limits. Throws a
 * `ProviderFailure` for anything but a draft in the language.
 */
export function readDraft(answer: string, language: Language): Omit<PlaceDraft, "ai" | "source"> {
  const read = z.safeParse(written, parseAnswer(answer));
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

/** A text that is safe to show. Links show their address, since a label may say anything. */
const cleanText = (text: string) => cleanLines(text).replaceAll("](", "] (");

const cleanLine = (text: string) => cleanOneLine(cleanText(text), limits.draftLine);

/** A letter of the script in which the language is written by most. */
const letterOf = (language: Language) =>
  new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script}}`, "gu");

/** True when at least half of the letters are of the language's script. Names may be in another one. */
function isWrittenIn(language: Language, text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(letterOf(language)) * 2 >= count(/\p{L}/gu);
}

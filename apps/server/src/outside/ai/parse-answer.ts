import { ProviderFailure } from "../provider-failure.ts";

/** Models without a schema may put their reasoning first. */
const thoughts = /^\s*<think>[\s\S]*?<\/think>/i;

/** Some models put JSON into a code block. */
const fence = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/i;

/** The JSON of a model's answer, without the text around it. Throws a `ProviderFailure` where there is none. */
export function parseAnswer(answer: string): unknown {
  const text = answer.replace(thoughts, "");
  try {
    return JSON.parse(fence.exec(text)?.[1] ?? text);
  } catch {
    throw new ProviderFailure("wrong", "writes no JSON");
  }
}

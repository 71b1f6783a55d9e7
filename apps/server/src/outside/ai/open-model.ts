import type { ModelOptions } from "./ask-model.ts";
import { ChatCompletions } from "./chat-completions.ts";
import type { LanguageModel } from "./language-model.ts";
import { Messages } from "./messages.ts";
import type { ModelConfig, ModelProtocol } from "./model-config.ts";

const protocols: Record<ModelProtocol, new (options: ModelOptions) => LanguageModel> = {
  openai: ChatCompletions,
  anthropic: Messages,
};

/** The operator's model, behind its protocol. */
export const openModel = ({ protocol, ...options }: ModelConfig & ModelOptions): LanguageModel =>
  new protocols[protocol](options);

/** Protocols of models. */
export const modelProtocols = ["openai", "anthropic"] as const;
export type ModelProtocol = (typeof modelProtocols)[number];

/** The operator's model. */
export interface ModelConfig {
  protocol: ModelProtocol;
  /** Base address of its server, to which paths are added. */
  url: string;
  model: string;
  /** Undefined for a server without keys. */
  key: string | undefined;
}

/** How models are spoken to. */
export const modelProtocols = ["openai", "anthropic"] as const;
export type ModelProtocol = (typeof modelProtocols)[number];

/** The operator's model. */
export interface ModelConfig {
  protocol: ModelProtocol;
  /** Its server's address, to which paths are added. */
  url: string;
  model: string;
  /** Undefined: its server asks for none. */
  key: string | undefined;
}

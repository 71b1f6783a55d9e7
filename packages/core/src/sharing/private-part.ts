/** What a part of a text looks like. */
export type PrivateKind = "phone" | "email" | "code";

/** A part of a text that its author may not want strangers to read. */
export interface PrivatePart {
  kind: PrivateKind;
  text: string;
}

/**
 * Why a provider did not help: it said nothing in time (`silent`), said what nobody can use (`wrong`), was not asked at
 * all because it failed just now (`resting`) or because too many calls wait (`busy`).
 */
export type FailureKind = "silent" | "wrong" | "resting" | "busy";

/** A provider that did not help; whoever asked falls back to what is embedded, or says so. Never leaves the server. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.kind = kind;
  }
}

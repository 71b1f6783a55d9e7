/**
 * Why a provider failed: no answer in time (`silent`), an unusable answer (`wrong`), not called because of recent
 * failures (`circuitOpen`), or because too many calls wait (`busy`).
 */
export type FailureKind = "silent" | "wrong" | "circuitOpen" | "busy";

/** A failed provider. Callers fall back to embedded data or report it. Never sent to clients. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.kind = kind;
  }
}

import { channel } from "node:diagnostics_channel";
import type { CacheOutcome, Metrics, ProviderOutcome } from "./metrics.ts";

const providerCalls = channel("castor:provider-call");
const cacheReads = channel("castor:cache-read");

interface ProviderCall {
  provider: string;
  outcome: ProviderOutcome;
}
interface CacheRead {
  cache: string;
  outcome: CacheOutcome;
}

/** Tells whoever measures of a call. Costs nothing while nobody does. */
export function reportProviderCall(provider: string, outcome: ProviderOutcome): void {
  if (providerCalls.hasSubscribers) providerCalls.publish({ provider, outcome });
}

export function reportCacheRead(cache: string, isHit: boolean): void {
  if (cacheReads.hasSubscribers) cacheReads.publish({ cache, outcome: isHit ? "hit" : "miss" });
}

/** Counts what this process reports, until the returned function is called. */
export function collectTelemetry(metrics: Metrics): () => void {
  const onCall = (message: unknown) => {
    const { provider, outcome } = message as ProviderCall;
    metrics.countProviderCall(provider, outcome);
  };
  const onRead = (message: unknown) => {
    const { cache, outcome } = message as CacheRead;
    metrics.countCacheRead(cache, outcome);
  };
  providerCalls.subscribe(onCall);
  cacheReads.subscribe(onRead);
  return () => {
    providerCalls.unsubscribe(onCall);
    cacheReads.unsubscribe(onRead);
  };
}

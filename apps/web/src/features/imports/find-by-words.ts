import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";

const link = /\s*https?:\S+$/i;

/**
 * The best place for some words, with a short link behind them or without. Of a link that leads nowhere, or that the server
 * does not follow, the words are left. Null when nothing is found.
 */
export async function findByWords(
  text: string,
  around: { lat?: string; lng?: string } = {},
  signal?: AbortSignal,
): Promise<FoundPlace | null> {
  const input = { q: text, limit: "1", ...around };
  try {
    const [best = null] = await callEndpoint(
      servicesEndpoints.search,
      input,
      signal ? { signal } : {},
    );
    return best;
  } catch (thrown) {
    const words = text.replace(link, "");
    if (toApiError(thrown).code !== "NOT_FOUND" || words === text) throw thrown;
    return words === "" ? null : findByWords(words, around, signal);
  }
}

import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { queryClient } from "../query-client.ts";
import { ageOf } from "./answer-ages.ts";
import { cacheKeyOf, describeAnswer } from "./cached-call.ts";
import { rememberAnswer } from "./remember-answer.ts";

const { get } = tripsEndpoints;

/**
 * Stores trips that the answers to saves have changed: only what came from the server is put into the query cache of a
 * trip. Returns a function that ends it.
 */
export const keepSavedTrips = (): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || !event.action.manual) return;
    const { queryKey, state } = event.query;
    if (queryKey[1] !== get.path) return;
    const read = get.answer.safeParse(state.data);
    if (!read.success) return;
    const input = { id: read.data.id };
    const key = cacheKeyOf(get, input);
    if (key === null) return;
    const at = ageOf(key) ?? Date.now();
    const headers = new Headers();
    rememberAnswer(describeAnswer(get, input, key, { body: read.data, headers, at }));
  });

import type { passkeyProof } from "@castor/core/account/passkeys.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import type * as z from "zod/mini";
import { type ApiError, toApiError } from "../../../data/http/api-error.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { markChanged } from "../../../data/http/query-client.ts";
import { makePasskey, type PasskeyFailure } from "../../../device/passkeys.ts";

const { beginPasskey, addPasskey, removePasskey } = accountEndpoints;

export type PasskeyProof = z.input<typeof passkeyProof>;

/** What came of adding a passkey: it was added, the server refused, or the browser made none. */
export type Added = "added" | { error: ApiError } | { failure: PasskeyFailure };

/** Makes a passkey on this device and adds it to the account. */
export async function addOwnPasskey(proof: PasskeyProof): Promise<Added> {
  try {
    const made = await makePasskey(await callEndpoint(beginPasskey, { body: proof }));
    if (typeof made === "string") return { failure: made };
    await callEndpoint(addPasskey, { body: made });
    void markChanged(addPasskey.changes);
    return "added";
  } catch (thrown) {
    return { error: toApiError(thrown) };
  }
}

/** Removes a passkey from the account. Answers the error, or null. */
export async function removeOwnPasskey(id: string, proof: PasskeyProof): Promise<ApiError | null> {
  try {
    await callEndpoint(removePasskey, { id, body: proof });
    return null;
  } catch (thrown) {
    const error = toApiError(thrown);
    // Another window removed it already.
    return error.code === "NOT_FOUND" ? null : error;
  } finally {
    void markChanged(removePasskey.changes);
  }
}

import { inboundEndpoints } from "@castor/core/endpoints/inbound.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { markChanged } from "../../../data/http/query-client.ts";

/** Removes a mail whose bookings are in a trip now. Without a network it stays, and is removed in the settings or after its time. */
export async function endMail(id: string): Promise<void> {
  try {
    await callEndpoint(inboundEndpoints.remove, { id });
    await markChanged(inboundEndpoints.remove.changes);
  } catch {
    // Whoever opens it again is shown that the trip has its bookings.
  }
}

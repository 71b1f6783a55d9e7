import { liveEndpoints } from "@castor/core/endpoints/live.ts";
import { refusalOf } from "@castor/core/members/rights.ts";
import type { StreamEnd } from "@castor/core/trips/trip-event.ts";
import type { Viewer } from "../http/calls/context.ts";
import type { FollowedState } from "./live-store.ts";

/** Why somebody is told no more; null for whoever may go on. `state` is undefined for a trip that is gone. */
export function endOf(state: FollowedState | undefined, viewer: Viewer): StreamEnd | null {
  if (state === undefined) return "right";
  if (!state.isIn(viewer)) return "session";
  const rule = liveEndpoints.follow.access;
  return refusalOf(rule, state.standingOf(viewer), state.isPublic) === null ? null : "right";
}

import { equalJson } from "@castor/core/basics/equal-json.ts";
import { liveEndpoints } from "@castor/core/endpoints/live.ts";
import type { PresencePlace } from "@castor/core/members/presence.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { isTemporaryId } from "../trip-changes/temporary-id.ts";
import { ownPlace } from "./presence.ts";

/** Whoever leafs through the days is told of at the last. */
const pauseMs = 500;

const withoutTemporary = ({ routeId, thing }: PresencePlace): PresencePlace => ({
  routeId: routeId !== null && isTemporaryId(routeId) ? null : routeId,
  thing: thing && isTemporaryId(thing.id) ? null : thing,
});

/** Says where a window is, by its stream, while somebody else is here to be told (decision 125). */
export class PlaceTeller {
  readonly #tripId: string;
  readonly #window: string;
  readonly #unsubscribe: () => void;
  #isHeard = false;
  /** What the stream knows; undefined before its window has said anything. */
  #told: PresencePlace | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isTelling = false;

  constructor(tripId: string, window: string) {
    this.#tripId = tripId;
    this.#window = window;
    this.#unsubscribe = ownPlace.subscribe(() => this.#tellSoon()).unsubscribe;
  }

  /** There is no stream, or a new one, which knows nothing yet. */
  begin(): void {
    this.#isHeard = false;
    this.#told = undefined;
  }

  /** Whether somebody else is here. */
  hear(isHeard: boolean): void {
    this.#isHeard = isHeard;
    this.#tellSoon();
  }

  stop(): void {
    this.#unsubscribe();
    this.begin();
    clearTimeout(this.#timer);
  }

  #tellSoon(): void {
    clearTimeout(this.#timer);
    if (this.#isHeard) this.#timer = setTimeout(() => void this.#tell(), pauseMs);
  }

  async #tell(): Promise<void> {
    const place = withoutTemporary(ownPlace.get());
    // One after another: of two calls at once the earlier could arrive last.
    if (!this.#isHeard || this.#isTelling || equalJson(place, this.#told)) return;
    this.#told = place;
    this.#isTelling = true;
    const body = { tripId: this.#tripId, window: this.#window, ...place };
    // It is advice: what could not be told is told when the place changes, or the stream.
    await callEndpoint(liveEndpoints.place, { body }).catch(() => undefined);
    this.#isTelling = false;
    this.#tellSoon();
  }
}

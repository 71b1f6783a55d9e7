import { endpoints } from "@castor/core/endpoints.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { makeTwoDays } from "../../../testing/open-trip.ts";
import { startWords } from "../../i18n/words.ts";
import { useTrip } from "../use-trip.ts";
import { noteInvited } from "./invited-trips.ts";
import { useLiveTrip } from "./use-live-trip.ts";

const { trips, live } = endpoints;

beforeAll(startWords);
afterEach(forgetPage);

test("A trip is followed from the moment on when somebody may join it, not before", async () => {
  logInAs();
  const trip = makeTwoDays();
  const api = new FakeApi()
    .on(trips.get, () => trip)
    .on(live.follow, () => refuse("TOO_MANY_REQUESTS"));
  const { result } = renderHook(() => {
    const read = useTrip(trip.id);
    useLiveTrip(read);
    return read;
  });
  await waitFor(() => expect(result.current.state).toBe("ready"));
  expect(api.callsOf(live.follow)).toEqual([]);
  act(() => noteInvited(trip.id));
  await waitFor(() => expect(api.callsOf(live.follow).length).toBeGreaterThan(0));
});

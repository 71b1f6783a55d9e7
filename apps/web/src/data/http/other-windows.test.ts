import { endpoints } from "@castor/core/endpoints.ts";
import { makeTrip } from "@castor/core/testing/make.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { keyOf, markChanged, queryClient } from "./query-client.ts";

const other = new BroadcastChannel("castor changes");

beforeEach(() => logInAs("anna"));
afterEach(forgetPage);

const key = () => keyOf(endpoints.trips.get, { id: "t1" });
const isOld = () => queryClient.getQueryState(key())?.isInvalidated;

test("what another window has changed is read again here", async () => {
  queryClient.setQueryData(key(), makeTrip({ id: "t1" }));
  other.postMessage({ userId: "anna", changed: ["trips"] });
  await vi.waitFor(() => expect(isOld()).toBe(true));
});

test("messages of another user, or that make no sense, are ignored", async () => {
  queryClient.setQueryData(key(), makeTrip({ id: "t1" }));
  other.postMessage({ userId: "ben", changed: ["trips"] });
  other.postMessage({ userId: "anna", changed: ["everything"] });
  other.postMessage("trips");
  other.postMessage({ userId: "anna", changed: ["services"] });
  // A later message has arrived, so the earlier ones have too.
  queryClient.setQueryData(keyOf(endpoints.services.config, {}), null);
  other.postMessage({ userId: "anna", changed: ["services"] });
  await vi.waitFor(() =>
    expect(queryClient.getQueryState(keyOf(endpoints.services.config, {}))?.isInvalidated).toBe(
      true,
    ),
  );
  expect(isOld()).toBe(false);
});

test("a change here is told to the other windows of the same user", async () => {
  const heard: unknown[] = [];
  other.addEventListener("message", ({ data }) => heard.push(data));
  await markChanged(["trips"]);
  await vi.waitFor(() => expect(heard).toEqual([{ userId: "anna", changed: ["trips"] }]));
});

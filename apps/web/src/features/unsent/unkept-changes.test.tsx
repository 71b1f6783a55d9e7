import { endpoints } from "@castor/core/endpoints.ts";
import { makeTrip } from "@castor/core/testing/make.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { keyOf, queryClient } from "../../data/http/query-client.ts";
import { requestLogOut, useLogoutQuestion } from "../../data/session/request-logout.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { startUnsentChanges } from "../../data/trip-changes/unsent/unsent-changes.ts";
import { startWords } from "../../i18n/words.ts";
import { dismissToastTopic, listToasts } from "../../ui/feedback/show-toast.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { LogoutDialog } from "./logout-dialog.tsx";
import { UnsentChip } from "./unsent-frame.tsx";

// The page of these tests has no IndexedDB: nothing outlives it.
vi.unmock("../../data/trip-changes/unsent/unsent-stores.ts");
const { trips } = endpoints;
let users = 0;

beforeAll(startWords);
beforeEach(() => {
  logInAs(`keeper${++users}`);
  let saved = makeTrip({ id: "t1", name: "Georgia" });
  new FakeApi()
    .on(trips.get, () => saved)
    .on(trips.save, ({ body }) => {
      saved = { ...saved, name: body.name ?? "" };
      return saved;
    });
  queryClient.setQueryData(keyOf(trips.get, { id: "t1" }), saved);
});
afterEach(forgetPage);

const connect = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
};
const rename = (name: string) =>
  act(() => tripHistoryOf("t1").run({ name: "trips.save", args: { id: "t1", change: { name } } }));
/** Whether the page was told, since this was asked last, that its changes are not kept. */
const isTold = () => {
  const told = listToasts().filter(({ topic }) => topic === "unkept");
  dismissToastTopic("unkept");
  return told.length > 0;
};
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("each time that changes begin to wait where nothing can be kept, their author is told once; leaving asks until they are sent", async () => {
  await rename("Armenia");
  expect([isTold(), asksBeforeLeaving()]).toEqual([false, false]);
  connect(false);
  await rename("Georgia 1");
  expect([isTold(), asksBeforeLeaving()]).toEqual([true, true]);
  await rename("Georgia 2");
  expect([isTold(), asksBeforeLeaving()]).toEqual([false, true]);
  connect(true);
  await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  connect(false);
  await rename("Georgia 3");
  expect(isTold()).toBe(true);
});

function Frame() {
  const question = useLogoutQuestion();
  return (
    <>
      <UnsentChip look="chip" />
      {question ? <LogoutDialog question={question} /> : null}
    </>
  );
}

test("the mark says that they are not stored, and a logout offers nothing that would be lost", async () => {
  connect(false);
  startUnsentChanges();
  render(<Frame />, { wrapper: KitProvider });
  await rename("Armenia");
  expect(await screen.findByRole("button", { name: "1 not stored" })).toBeDefined();
  const left = requestLogOut();
  expect(await screen.findByText(/they are lost/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Log out and keep them" })).toBeNull();
  fireEvent.click(screen.getByText("Stay"));
  await left;
});

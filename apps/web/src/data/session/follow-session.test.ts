import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inAnotherTab } from "../../../testing/another-tab.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { writeStored } from "../../device/storage/storage.ts";
import { followSession } from "./follow-session.ts";
import { setNavigation } from "./navigation.ts";

const reload = vi.fn();
let stop = () => {};

beforeEach(() => setNavigation({ go: vi.fn(), reload }));
afterEach(() => {
  stop();
  reload.mockReset();
  forgetEverybody();
});

/** Simulates the browser restoring the page from its back/forward cache. */
function comeBack(): void {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}

test("A tab reloads when another tab ends its session, so that nothing private stays", () => {
  logInAs();
  stop = followSession();
  inAnotherTab({ access_token: null, refresh_token: null, user_id: null });
  expect(reload).toHaveBeenCalledOnce();
});

test("A tab reloads when another tab logs in another user", () => {
  logInAs("anna");
  stop = followSession();
  inAnotherTab({ user_id: "boris", access_token: "access-b" });
  expect(reload).toHaveBeenCalled();
});

test("A token refreshed by another tab, or a new login of the same user, causes no reload", () => {
  logInAs("anna");
  stop = followSession();
  inAnotherTab({ access_token: "access-2" });
  inAnotherTab({ user_id: "anna", refresh_token: "refresh-2", access_token: "access-3" });
  expect(reload).not.toHaveBeenCalled();
});

test("A login in another tab causes no reload where nobody was logged in", () => {
  stop = followSession();
  inAnotherTab({ user_id: "anna", refresh_token: "refresh-1", access_token: "access-1" });
  expect(reload).not.toHaveBeenCalled();
});

test("A tab's own session changes cause no reload by this", () => {
  logInAs("anna");
  stop = followSession();
  logInAs("boris", "access-b");
  forgetEverybody();
  expect(reload).not.toHaveBeenCalled();
});

test("A page restored from the back/forward cache reloads when its session is over", () => {
  logInAs("anna");
  stop = followSession();
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  // A page in the back/forward cache gets no storage events.
  for (const key of ["access_token", "refresh_token", "user_id"]) localStorage.removeItem(key);
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
  writeStored("access_token", null);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inAnotherTab } from "../../testing/another-tab.ts";
import { forgetEverybody, logInAs } from "../../testing/log-in.ts";
import { writeStored } from "../device/storage.ts";
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

/** The browser shows a page that it had kept aside for its back button. */
function comeBack(): void {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}

test("A tab whose session another tab ended reloads, so that nothing private stays", () => {
  logInAs();
  stop = followSession();
  inAnotherTab({ access_token: null, refresh_token: null, user_id: null });
  expect(reload).toHaveBeenCalledOnce();
});

test("A tab in which another user is logged in from elsewhere reloads", () => {
  logInAs("anna");
  stop = followSession();
  inAnotherTab({ user_id: "boris", access_token: "access-b" });
  expect(reload).toHaveBeenCalled();
});

test("A token that another tab renewed, or the same user's new login, reloads nothing", () => {
  logInAs("anna");
  stop = followSession();
  inAnotherTab({ access_token: "access-2" });
  inAnotherTab({ user_id: "anna", refresh_token: "refresh-2", access_token: "access-3" });
  expect(reload).not.toHaveBeenCalled();
});

test("A login elsewhere where nobody was reloads nothing", () => {
  stop = followSession();
  inAnotherTab({ user_id: "anna", refresh_token: "refresh-1", access_token: "access-1" });
  expect(reload).not.toHaveBeenCalled();
});

test("What this tab does with the session itself reloads nothing here", () => {
  logInAs("anna");
  stop = followSession();
  logInAs("boris", "access-b");
  forgetEverybody();
  expect(reload).not.toHaveBeenCalled();
});

test("A page that the browser had kept aside reloads when its session is over", () => {
  logInAs("anna");
  stop = followSession();
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  // Aside it hears of nothing.
  for (const key of ["access_token", "refresh_token", "user_id"]) localStorage.removeItem(key);
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
  writeStored("access_token", null);
});

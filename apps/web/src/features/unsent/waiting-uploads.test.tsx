import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { atPoint, fileOf } from "../../../testing/upload-stage.ts";
import { requestLogOut, useLogoutQuestion } from "../../data/session/request-logout.ts";
import { uploadQueue } from "../../data/uploads/page-uploads.ts";
import { countUploads } from "../../data/uploads/start-uploads.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { LogoutDialog } from "./logout-dialog.tsx";

const session = vi.hoisted(() => ({ logOut: vi.fn(async () => {}) }));
vi.mock("../../data/session/session.ts", async (original) => ({
  ...(await original<object>()),
  logOut: session.logOut,
}));
vi.mock("../../data/uploads/send-by-tus.ts", () => ({
  sendByTus: () => new Promise(() => {}),
  endUpload: async () => {},
}));

let number = 0;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  new FakeApi();
  session.logOut.mockClear();
  logInAs(`uploader-${++number}`);
  await uploadQueue()?.add([fileOf("a.pdf"), fileOf("b.pdf")], atPoint, { isOriginal: true });
});
afterEach(() => {
  cleanup();
  forgetPage();
  vi.unstubAllGlobals();
});

function Frame() {
  const question = useLogoutQuestion();
  return question ? <LogoutDialog question={question} /> : null;
}

test("a logout with waiting files asks; who stays keeps them", async () => {
  render(<Frame />, { wrapper: KitProvider });
  const left = requestLogOut();
  expect(await screen.findByRole("dialog", { name: "2 files are not uploaded yet" })).toBeDefined();
  // The page of tests has no database: they are in this window alone.
  expect(screen.queryByRole("button", { name: "Log out and keep them" })).toBeNull();
  await userEvent.click(screen.getByText("Stay"));
  await left;
  expect([session.logOut.mock.calls.length, countUploads()]).toEqual([0, 2]);
});

test("who deletes them gives them up before the logout", async () => {
  render(<Frame />, { wrapper: KitProvider });
  const left = requestLogOut();
  await userEvent.click(await screen.findByText("Log out and delete them"));
  await left;
  expect([session.logOut.mock.calls.length, countUploads()]).toEqual([1, 0]);
  expect(uploadQueue()?.read()).toEqual([]);
});

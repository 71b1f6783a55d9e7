import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { forgetPage } from "../../../testing/forget-page.ts";
import { press } from "../../../testing/open-app.tsx";
import { firefox, keepAccount, openSettings, section } from "../../../testing/open-settings.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

let kept: ReturnType<typeof keepAccount>["kept"];
beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  ({ kept } = keepAccount());
});
afterEach(forgetPage);

const event = (id: string, parts: object = {}) => ({
  id,
  at: "2027-05-01T08:00:00.000Z",
  kind: "loggedIn" as const,
  detail: "password",
  device: firefox,
  ...parts,
});

test("events are told in words, with the device and the date; an operator's has no device", async () => {
  kept.activity = [
    event("1"),
    event("2", { kind: "sessionEnded", detail: firefox }),
    event("3", { kind: "operatorUnpublished", detail: "Alps", device: "" }),
    ...["4", "5", "6"].map((id) => event(id, { kind: "loginFailed" })),
  ];
  await openSettings();
  const list = section("Account activity");
  const rows = await list.findAllByRole("listitem");
  expect(rows).toHaveLength(5);
  const [login, ended, operator] = rows.map((row) => row.textContent);
  expect(login).toMatch(/^Logged in with the password.*1 May 2027.*Firefox on Linux$/);
  expect(ended).toContain("Session ended: Firefox on Linux");
  expect(operator).toMatch(/^Trip made private: Alps.*By whoever runs this site$/);
  await press("Show 1 more");
  expect(list.getAllByRole("listitem")).toHaveLength(6);
});

test("an account without events says so", async () => {
  await openSettings();
  const region = await screen.findByRole("region", { name: "Account activity" });
  expect(await within(region).findByText("Nothing has happened yet.")).toBeDefined();
});

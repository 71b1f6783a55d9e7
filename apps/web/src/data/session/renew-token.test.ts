import { endpoints } from "@castor/core/endpoints.ts";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { readStored } from "../../device/storage/storage.ts";
import { startWords } from "../../i18n/words.ts";
import { renewToken } from "./renew-token.ts";

const now = Date.parse("2026-12-05T12:00:00Z");
const tokenEndingIn = (ms: number) => `x.${btoa(JSON.stringify({ exp: (now + ms) / 1_000 }))}.y`;
const refresh = endpoints.account.refresh;

beforeAll(startWords);
afterEach(() => {
  vi.unstubAllGlobals();
  forgetEverybody();
});

test("A token that is about to expire is refreshed, a longer one is not", async () => {
  const api = new FakeApi().on(refresh, () => ({ access_token: "new" }));
  logInAs("anna", tokenEndingIn(10 * 60_000));
  renewToken(now);
  logInAs("anna", "no such token");
  renewToken(now);
  expect(api.callsOf(refresh)).toHaveLength(0);
  logInAs("anna", tokenEndingIn(30_000));
  renewToken(now);
  await vi.waitFor(() => expect(readStored("access_token")).toBe("new"));
});

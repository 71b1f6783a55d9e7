import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { openApp, press, typeInto } from "../../../testing/open-app.tsx";
import { readStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { account, services, trips } = endpoints;
const session = {
  success: true,
  message: "",
  id: "anna",
  lang: "en",
  access_token: "access",
  refresh_token: "refresh",
} as const;

let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  forgetEverybody();
  await setLanguage("en");
  api = new FakeApi()
    .on(services.config, () => makeConfig())
    .on(account.me, () => refuse("TOO_MANY_REQUESTS"))
    .on(account.register, () => ({ success: true, message: "" }))
    .on(account.resendConfirmation, () => ({ success: true, message: "" }))
    .on(account.confirm, () => session)
    .on(trips.get, () => refuse("NOT_FOUND"))
    .on(trips.list, () => []);
});
afterEach(forgetPage);

async function registerAt(address: string) {
  const router = openApp(address);
  await typeInto("Your name", "Anna");
  await typeInto("Email", "anna@example.org");
  await typeInto("Password", "castor-12");
  await typeInto("Repeat the password", "castor-12");
  await press("Create account");
  await waitFor(() => expect(router.state.location.pathname).toBe("/verify-email"));
  return router;
}

const target = "/map/spring/show?copy=1&start=2027-05-03";

test("the confirmation leads to where the registration was going, once", async () => {
  const first = await registerAt(`/register?redirectUrl=${encodeURIComponent(target)}`);
  // The other ways on from the wait know the target too.
  const logIn = screen.getByRole("main").querySelector('a[href^="/login"]');
  expect(logIn?.getAttribute("href")).toBe(`/login?redirectUrl=${encodeURIComponent(target)}`);
  await first.navigate({ href: "/confirm-email?token=abc" });
  await waitFor(() => expect(first.state.location.href).toBe(target));
  await screen.findByRole("heading", { name: "Map not found" });
  await first.navigate({ href: "/confirm-email?token=abc" });
  await waitFor(() => expect(first.state.location.href).toBe("/home"));
});

test("a registration that was going to another site leads home", async () => {
  const router = await registerAt("/register?redirectUrl=%2F%2Fevil.example");
  await router.navigate({ href: "/confirm-email?token=abc" });
  await waitFor(() => expect(router.state.location.href).toBe("/home"));
});

test("a mail of another browser asks for the password of its registration before it confirms", async () => {
  api.on(account.confirm, ({ body }) => {
    if (body.password === undefined)
      return refuse("VALIDATION_FAILED", "Enter your password.", { password: "required" });
    return body.password === "castor-12"
      ? session
      : refuse("VALIDATION_FAILED", "Not the password of this registration.", {
          password: "Wrong password.",
        });
  });
  const router = openApp("/confirm-email?token=abc");
  await screen.findByRole("heading", { name: "Confirm your address" });
  expect(screen.getByText(/You did not register\? Close this page/)).toBeDefined();
  await typeInto("Password", "wrong-1");
  await press("Confirm my address");
  await screen.findByText("Not the password of this registration.");
  await typeInto("Password", "castor-12");
  await press("Confirm my address");
  await waitFor(() => expect(router.state.location.href).toBe("/home"));
  const [asked, ...typed] = api.callsOf(account.confirm).map(({ body }) => body);
  expect(asked).toEqual({ token: "abc", key: expect.stringMatching(/^[0-9a-f]{48}$/) });
  expect(typed.at(-1)).toEqual({ token: "abc", password: "castor-12" });
});

test("the browser that registered shows the same secret when it confirms, and when it asks for another mail", async () => {
  const router = await registerAt("/register");
  await press("Send again");
  await router.navigate({ href: "/confirm-email?token=abc" });
  await waitFor(() => expect(router.state.location.href).toBe("/home"));
  const bodies = [account.register, account.resendConfirmation, account.confirm].map(
    (row) => api.callsOf(row)[0]?.body,
  );
  const key = readStored("registration_key");
  expect(key).toHaveLength(48);
  for (const body of bodies) expect(body).toMatchObject({ key });
});

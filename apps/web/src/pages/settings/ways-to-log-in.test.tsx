import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { press, typeInto } from "../../../testing/open-app.tsx";
import { keepAccount, openSettings, section } from "../../../testing/open-settings.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { account, services } = endpoints;
let api: FakeApi;
let kept: ReturnType<typeof keepAccount>["kept"];

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  ({ api, kept } = keepAccount());
});
afterEach(forgetPage);

const hasTwoStep = () => api.on(account.twoStep, () => ({ isOn: true, recoveryCodesLeft: 9 }));
const code = "Code from the app, or a recovery code";
/** The password form asks for a code of its own. */
const typeCode = async () => {
  const dialog = within(screen.getByRole("dialog"));
  await dialog.findByText("This field is required.");
  await userEvent.type(dialog.getByLabelText(code), "123456");
};
const missing = () =>
  refuse("VALIDATION_FAILED", "Enter a code of your app, or a recovery code.", {
    code: "This field is required.",
  });

test("joined social logins are listed with their dates, and removed after the password and the code", async () => {
  hasTwoStep();
  kept.socialLogins = [{ id: "one", provider: "oidc", created: "2027-05-01T08:00:00.000Z" }];
  api
    .on(services.config, () => makeConfig({ socialLogins: [{ id: "oidc", name: "Lodge" }] }))
    .on(account.removeSocialLogin, ({ body }) => {
      if (body.code === undefined) return missing();
      kept.socialLogins = [];
      return { success: true };
    });
  await openSettings();
  // It stands there once the server's providers are known.
  await screen.findByRole("region", { name: "Other services" });
  await section("Other services").findByText("Lodge");
  expect(section("Other services").getByText(/Added .*2027/)).toBeDefined();
  const row = section("Other services");
  await userEvent.click(row.getByRole("button", { name: /^Remove the login with Lodge/ }));
  await typeInto("Your password", "castor-1");
  await press("Remove");
  await typeCode();
  await press("Remove");
  await screen.findByText("The login with Lodge is removed.");
  expect(api.callsOf(account.removeSocialLogin).at(-1)?.body).toEqual({
    password: "castor-1",
    code: "123456",
  });
  await waitFor(() => expect(section("Other services").queryByText("Lodge")).toBeNull());
});

test("without a provider there is no section of social logins", async () => {
  await openSettings();
  expect(screen.queryByRole("region", { name: "Other services" })).toBeNull();
});

test("with two-step login a change of password asks for a code, and sends it", async () => {
  hasTwoStep();
  api.on(account.password, ({ body }) =>
    body.code === undefined ? missing() : { success: true, message: "Changed." },
  );
  await openSettings();
  await typeInto("Current password", "castor-1");
  await typeInto("New password", "castor-2");
  await typeInto("Repeat the password", "castor-2");
  await press("Change password");
  await section("Password").findByText("This field is required.");
  await typeInto(code, "123456");
  await press("Change password");
  await screen.findByText("Changed.");
  expect(api.callsOf(account.password).at(-1)?.body).toEqual({
    oldPassword: "castor-1",
    newPassword: "castor-2",
    code: "123456",
  });
});

test("with two-step login the end of the account asks for a code, and sends it", async () => {
  hasTwoStep();
  api.on(account.remove, ({ body }) => (body.code === undefined ? missing() : { success: true }));
  await openSettings("/settings?delete=1");
  await typeInto("Your password", "castor-1");
  await typeInto(/^To confirm, type/, "anna@castor.example");
  await press("Delete account forever");
  await typeCode();
  await press("Delete account forever");
  await waitFor(() =>
    expect(api.callsOf(account.remove).at(-1)?.body).toEqual({
      password: "castor-1",
      code: "123456",
    }),
  );
});

import { endpoints } from "@castor/core/endpoints.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../testing/log-in.ts";
import { writeStored } from "../device/storage.ts";

const network = vi.hoisted(() => ({ isDown: false }));

vi.mock("@castor/i18n/en/second-part.ts", async (load) => {
  const { secondPart } = await load<{ secondPart: object }>();
  return {
    get secondPart() {
      if (network.isDown)
        throw new TypeError("Failed to fetch dynamically imported module: /second-part.js");
      return secondPart;
    },
  };
});

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  forgetEverybody();
  writeStored("language", "en");
  network.isDown = false;
  new FakeApi()
    .on(endpoints.services.config, () => refuse("UPSTREAM_UNAVAILABLE"))
    .on(endpoints.account.me, () => refuse("UPSTREAM_UNAVAILABLE"))
    .on(endpoints.account.language, () => ({ success: true, lang: "ru" as const }));
});

/** The application as a browser starts it: nothing is loaded but what the address needs. */
async function startAt(address: string) {
  vi.resetModules();
  const { startFirstWords } = await import("../i18n/words.ts");
  const { App } = await import("./app.tsx");
  const { createAppRouter } = await import("./router.tsx");
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await Promise.all([startFirstWords(), router.load()]);
  render(<App router={router} />);
  return router;
}

test.each([false, true])(
  "the first page and its frame need only the first part of the words (logged in: %s)",
  async (isLoggedIn) => {
    network.isDown = true;
    if (isLoggedIn) logInAs();
    await startAt("/");
    await screen.findByRole("heading", { level: 1, name: "Every day of your trip, on one map" });
    await screen.findByRole(isLoggedIn ? "button" : "link", {
      name: isLoggedIn ? "Logout" : "Login",
    });
    await userEvent.click(screen.getByRole("radio", { name: "RU" }));
    await screen.findByRole("heading", { level: 1, name: /карте/ });
    expect(document.body.textContent).not.toMatch(/(header|landing|footer|actions|titles)\.\w/);
  },
);

test("a page comes with the second part of the words, in the language switched to before", async () => {
  const router = await startAt("/");
  await userEvent.click(await screen.findByRole("radio", { name: "RU" }));
  await screen.findByRole("heading", { level: 1, name: /карте/ });
  await router.navigate({ href: "/login" });
  await screen.findByRole("heading", { level: 1, name: "Вход" });
  await userEvent.click(screen.getByRole("radio", { name: "EN" }));
  await screen.findByRole("button", { name: "Log in" });
});

test("a page whose words do not come shows the error view, and comes when it is tried again", async () => {
  network.isDown = true;
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await startAt("/login");
  await screen.findByRole("heading", { name: "Something went wrong!" });
  network.isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: "Log in" });
});

import { endpoints } from "@castor/core/endpoints.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../testing/log-in.ts";
import { writeStored } from "../device/storage/storage.ts";

const network = vi.hoisted(() => ({ isDown: false }));

vi.mock("virtual:texts/en/common", async (load) => {
  const { messages } = await load<{ messages: object }>();
  return {
    get messages() {
      if (network.isDown)
        throw new TypeError("Failed to fetch dynamically imported module: /common-en.js");
      return messages;
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

/** Starts the application as a browser does: it loads only what the URL needs. */
async function startAt(address: string) {
  vi.resetModules();
  const { startWords } = await import("../i18n/words.ts");
  const { App } = await import("./app.tsx");
  const { createAppRouter } = await import("./router.tsx");
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await Promise.all([startWords(), router.load()]);
  render(<App router={router} />);
  return router;
}

test.each(["EN", "RU"])("the first page names nothing as coming (%s)", async (language) => {
  await startAt("/");
  await userEvent.click(await screen.findByRole("radio", { name: language }));
  await screen.findByRole("heading", {
    name: language === "EN" ? "Where to first?" : "Куда отправимся?",
  });
  expect(document.body.textContent).not.toMatch(/coming soon|скоро/i);
});

test.each([false, true])(
  "the first page and its frame need only their own texts (logged in: %s)",
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

test("another page loads its texts in the language chosen before", async () => {
  const router = await startAt("/");
  await userEvent.click(await screen.findByRole("radio", { name: "RU" }));
  await screen.findByRole("heading", { level: 1, name: /карте/ });
  await router.navigate({ href: "/login" });
  await screen.findByRole("heading", { level: 1, name: "Вход" });
  await userEvent.click(screen.getByRole("radio", { name: "EN" }));
  await screen.findByRole("button", { name: "Log in" });
});

test("a page whose words fail to load shows the error view, and opens on retry", async () => {
  network.isDown = true;
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await startAt("/login");
  await screen.findByRole("heading", { name: "Something went wrong!" });
  network.isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: "Log in" });
});

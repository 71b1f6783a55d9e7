import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { setLanguage, startWords } from "../i18n/words.ts";
import { RouterError } from "./router-error.tsx";

beforeAll(async () => {
  await startWords();
  await setLanguage("en");
});

function breakWith(error: unknown) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  let draws = 0;
  const root = createRootRoute({
    component: () => {
      draws++;
      throw error;
    },
    errorComponent: RouterError,
  });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  render(<RouterProvider router={createRouter({ routeTree: root, history })} />);
  return () => draws;
}

test("the error view says that something went wrong, and shows and hides the error", async () => {
  breakWith(new Error("points is undefined"));
  expect(await screen.findByText("Something went wrong!")).toBeDefined();
  const details = screen.getByText("points is undefined");
  expect(details.hidden).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Show Error" }));
  expect(details.hidden).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Hide Error" }));
  expect(details.hidden).toBe(true);
});

test("an error without a message falls back to Not Found", async () => {
  breakWith(new Error(""));
  await userEvent.click(await screen.findByRole("button", { name: "Show Error" }));
  expect(screen.getByText("Not Found")).toBeDefined();
});

test.each([
  ["reloads the page", true],
  ["without a server draws it again", false],
])("Try again %s", async (_, isThere) => {
  const fetchPage = vi.fn(async () => new Response("", { status: isThere ? 200 : 502 }));
  vi.stubGlobal("fetch", fetchPage);
  const draws = breakWith(new Error("points is undefined"));
  const retry = await screen.findByRole("button", { name: "Try again" });
  const before = draws();
  await userEvent.click(retry);
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith("/", { cache: "no-store" });
  expect(draws() > before).toBe(!isThere);
});

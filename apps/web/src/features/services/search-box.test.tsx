import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { placeOf, SearchStage, seen } from "../../../testing/search-stage.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";

let api: FakeApi;
let view: ReturnType<typeof render>;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  vi.clearAllMocks();
  window.localStorage.clear();
  api = new FakeApi()
    .on(endpoints.services.search, () => [placeOf("Vienna"), placeOf("Vienne")])
    .on(endpoints.services.suggest, () => []);
  view = render(<SearchStage />, { wrapper: KitProvider });
});

afterEach(() => {
  vi.useRealTimers();
});

const ask = (text: string) => userEvent.type(screen.getByRole("combobox"), text);

test("Enter searches near the map's centre, and a second Enter takes the first result", async () => {
  await ask("vien{Enter}");
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  const [{ path } = { path: "" }] = api.callsOf(endpoints.services.search);
  expect(path).toContain("q=vien");
  expect(path).toContain("lat=41");
  await ask("{Enter}");
  expect(seen.onChoose).toHaveBeenCalledExactlyOnceWith(placeOf("Vienna"), false);
  expect(screen.queryByRole("option")).toBeNull();
});

test("arrow keys choose another result, and choosing clears the query", async () => {
  await ask("vien{Enter}");
  await screen.findAllByRole("option");
  await ask("{ArrowDown}{Enter}");
  expect(seen.onChoose).toHaveBeenCalledExactlyOnceWith(placeOf("Vienne"), false);
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
});

test("Escape closes the list and keeps the text", async () => {
  await ask("vien{Enter}");
  await screen.findAllByRole("option");
  await ask("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  expect(screen.getByRole("combobox")).toHaveProperty("value", "vien");
});

test("an empty result says so, with a hint", async () => {
  api.on(endpoints.services.search, () => []);
  await ask("zzz{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Place not found. Try refining the name or choose another area on the map.",
  );
});

test("a failed search shows its message", async () => {
  api.on(endpoints.services.search, () => refuse("UPSTREAM_UNAVAILABLE"));
  await ask("vien{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Error while searching for a place");
});

test("clearing the search removes the red marker", async () => {
  await ask("vien");
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(seen.onClear).toHaveBeenCalledOnce();
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
});

test("the chosen place can be removed from the map without typing again", async () => {
  const clear = () => screen.queryByRole("button", { name: "Clear the search" });
  expect(clear()).toBeNull();
  await ask("vien{Enter}");
  await screen.findAllByRole("option");
  await ask("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(seen.onClear).toHaveBeenCalledOnce();
  expect(clear()).toBeNull();
});

test("Home and End go to the first and the last result, arrow keys wrap around", async () => {
  await ask("vien{Enter}");
  const [first, last] = await screen.findAllByRole("option");
  const isActive = (option: HTMLElement | undefined) =>
    expect(option?.getAttribute("aria-selected")).toBe("true");
  isActive(first);
  await ask("{End}");
  isActive(last);
  await ask("{ArrowDown}");
  isActive(first);
  await ask("{ArrowUp}");
  isActive(last);
  await ask("{Home}");
  isActive(first);
});

test("a place tells its kind, region and country, and a distance only with its origin", async () => {
  await ask("vien{Enter}");
  const [first] = await screen.findAllByRole("option");
  expect(first?.textContent).toBe("ViennaCity or town · Austria");
  view.rerender(<SearchStage origin={{ lat: 48.2, lng: 16.4 }} />);
  expect(first?.textContent).toMatch(
    /2\.2\u00a0km from the last point of the dayCity or town · Austria$/,
  );
  expect(screen.getByText("Distances are from the last point of the day")).toBeDefined();
});

test("a late answer never replaces a newer one", async () => {
  const slow = holdBack();
  api.on(endpoints.services.search, async ({ q }) => {
    if (q === "slow") await slow.released;
    return [placeOf(q)];
  });
  await ask("slow{Enter}");
  await userEvent.clear(screen.getByRole("combobox"));
  await ask("quick{Enter}");
  await screen.findByRole("option", { name: /^quick/ });
  slow.release();
  await ask("{ArrowDown}");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  expect(screen.getByRole("option", { name: /^quick/ })).toBeDefined();
});

test("Enter while it searches does not ask twice, and Enter after a failure asks again", async () => {
  const slow = holdBack();
  api.on(endpoints.services.search, async () => {
    await slow.released;
    return refuse("UPSTREAM_UNAVAILABLE");
  });
  await ask("vien{Enter}{Enter}");
  await vi.waitFor(() => expect(api.callsOf(endpoints.services.search)).toHaveLength(1));
  slow.release();
  await screen.findByRole("alert");
  await ask("{Enter}");
  await vi.waitFor(() => expect(api.callsOf(endpoints.services.search)).toHaveLength(2));
});

test("a server that does not answer times out, with a message", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener("abort", () => reject(signal.reason));
    return promise;
  });
  await ask("vien{Enter}");
  await screen.findByText("Searching…");
  await vi.advanceTimersByTimeAsync(limits.searchWaitMs);
  expect((await screen.findByRole("alert")).textContent).toBe("Error while searching for a place");
});

test("no query is longer than the limit, in any script", async () => {
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.paste("מוזיאון 🏔 ".repeat(30));
  await ask("{Enter}");
  await screen.findAllByRole("option");
  const [{ path } = { path: "" }] = api.callsOf(endpoints.services.search);
  const q = new URL(path, "http://fake").searchParams.get("q") ?? "";
  expect(q.length).toBeGreaterThan(150);
  expect(q.length).toBeLessThanOrEqual(limits.searchQuery);
});

test("the source of the results is credited with a link while they are shown", async () => {
  api.on(endpoints.services.search, () => [
    { ...placeOf("Stamba"), source: "nominatim" },
    { ...placeOf("Stamba café"), source: "nominatim" },
  ]);
  await ask("stamba");
  expect(screen.queryByRole("link")).toBeNull();
  await ask("{Enter}");
  const credit = await screen.findByRole("link", { name: "© OpenStreetMap contributors" });
  expect(credit.getAttribute("href")).toBe("https://www.openstreetmap.org/copyright");
  await ask("{Escape}");
  expect(screen.queryByRole("link")).toBeNull();
});

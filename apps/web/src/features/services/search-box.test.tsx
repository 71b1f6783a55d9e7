import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/kit-provider.tsx";
import { SearchBox } from "./search-box.tsx";

const placeOf = (name: string): FoundPlace => ({
  name,
  address: "Austria",
  lat: 48.2,
  lng: 16.37,
  typeId: "Other",
  source: "gazetteer",
});
const onChoose = vi.fn();
const onClear = vi.fn();
let api: FakeApi;

/** The search on a map that marks what was chosen. */
function Box() {
  const [hasFound, setFound] = useState(false);
  return (
    <SearchBox
      near={() => ({ lat: 41, lng: 44 })}
      onChoose={(place) => {
        setFound(true);
        onChoose(place);
      }}
      hasFound={hasFound}
      onClear={() => {
        setFound(false);
        onClear();
      }}
    />
  );
}

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  onChoose.mockClear();
  onClear.mockClear();
  api = new FakeApi().on(endpoints.services.search, () => [placeOf("Vienna"), placeOf("Vienne")]);
  render(<Box />, { wrapper: KitProvider });
});

afterEach(() => {
  vi.useRealTimers();
});

const ask = (text: string) => userEvent.type(screen.getByRole("combobox"), text);

test("Enter searches near what the map shows, Enter again takes the first", async () => {
  await ask("vien{Enter}");
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  const [{ path } = { path: "" }] = api.callsOf(endpoints.services.search);
  expect(path).toContain("q=vien");
  expect(path).toContain("lat=41");
  await ask("{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(placeOf("Vienna"));
  expect(screen.queryByRole("option")).toBeNull();
});

test("arrow keys choose another, and what was asked for is done with", async () => {
  await ask("vien{Enter}");
  await screen.findAllByRole("option");
  await ask("{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(placeOf("Vienne"));
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
});

test("Escape closes the list and keeps the text", async () => {
  await ask("vien{Enter}");
  await screen.findAllByRole("option");
  await ask("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  expect(screen.getByRole("combobox")).toHaveProperty("value", "vien");
});

test("nothing found says so, and what to try", async () => {
  api.on(endpoints.services.search, () => []);
  await ask("zzz{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Place not found. Try refining the name or choose another area on the map.",
  );
});

test("a failed search says so", async () => {
  api.on(endpoints.services.search, () => refuse("UPSTREAM_UNAVAILABLE"));
  await ask("vien{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Error while searching for a place");
});

test("emptying the search takes the red marker away", async () => {
  await ask("vien");
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(onClear).toHaveBeenCalledOnce();
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
});

test("what was chosen can be taken off the map without typing anew", async () => {
  const clear = () => screen.queryByRole("button", { name: "Clear the search" });
  expect(clear()).toBeNull();
  await ask("vien{Enter}");
  await screen.findAllByRole("option");
  await ask("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(onClear).toHaveBeenCalledOnce();
  expect(clear()).toBeNull();
});

test("Home and End go to the first and the last, arrow keys from one end to the other", async () => {
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

test("each place says how far it is from where the map looks", async () => {
  await ask("vien{Enter}");
  const [first] = await screen.findAllByRole("option");
  expect(first?.textContent).toMatch(/ViennaAustria[\d,]+\u00a0km$/);
});

test("an answer that comes late never takes the place of a newer one", async () => {
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
  expect(api.callsOf(endpoints.services.search)).toHaveLength(1);
  slow.release();
  await screen.findByRole("alert");
  await ask("{Enter}");
  expect(api.callsOf(endpoints.services.search)).toHaveLength(2);
});

test("a server that does not answer is given up, in words", async () => {
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

test("no question is longer than a search may be, whatever it is written in", async () => {
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.paste("מוזיאון 🏔 ".repeat(30));
  await ask("{Enter}");
  await screen.findAllByRole("option");
  const [{ path } = { path: "" }] = api.callsOf(endpoints.services.search);
  const q = new URL(path, "http://fake").searchParams.get("q") ?? "";
  expect(q.length).toBeGreaterThan(150);
  expect(q.length).toBeLessThanOrEqual(limits.searchQuery);
});

test("who made what was found is named with a link, while it is shown", async () => {
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

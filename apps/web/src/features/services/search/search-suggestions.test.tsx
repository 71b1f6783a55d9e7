import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../../testing/fake-api.ts";
import {
  chosenRow,
  listRows,
  ownPoint,
  placeOf,
  SearchStage,
  seen,
} from "../../../../testing/search-stage.tsx";
import { writeUserStorage } from "../../../device/storage/user-storage.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { KitProvider } from "../../../ui/theme/kit-provider.tsx";
import { rememberSearch } from "./recent-searches.ts";

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
afterEach(() => setOnline(true));

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}
const ask = (text: string) => userEvent.type(screen.getByRole("combobox"), text);

test("suggestions come while typing: arrow keys choose, Enter takes the chosen one", async () => {
  api.on(endpoints.services.suggest, ({ q }) => [placeOf(`${q} one`), placeOf(`${q} two`)]);
  await ask("gr");
  expect(await screen.findByRole("option", { name: /^gr one/ })).toBeDefined();
  expect(listRows()).toEqual(["gr one", "gr two", "Search everywhere for “gr”"]);
  expect(chosenRow()).toBeUndefined();
  await ask("{ArrowDown}{ArrowDown}");
  expect(chosenRow()).toBe("gr two");
  await ask("{Enter}");
  expect(seen.onChoose).toHaveBeenCalledExactlyOnceWith(placeOf("gr two"));
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
  expect(screen.queryByRole("option")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  expect(api.callsOf(endpoints.services.search)).toHaveLength(0);
});

test("Enter with no suggestion chosen, the last row and the search button run the full search", async () => {
  api.on(endpoints.services.suggest, () => [placeOf("Vierzon")]);
  await ask("vie");
  await screen.findByRole("option", { name: /^Vierzon/ });
  await ask("{Enter}");
  await screen.findByRole("option", { name: /^Vienna/ });
  expect(listRows()).toEqual(["Vienna", "Vienne"]);
  await ask("n");
  await userEvent.click(await screen.findByRole("option", { name: /^Search everywhere/ }));
  await screen.findByRole("option", { name: /^Vienna/ });
  await ask("n");
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  await screen.findByRole("option", { name: /^Vienna/ });
  expect(api.callsOf(endpoints.services.search)).toHaveLength(3);
});

test("the trip's own points come first and are opened", async () => {
  api.on(endpoints.services.suggest, () => [placeOf("Vienna")]);
  await ask("вие");
  await screen.findByRole("option", { name: /^Vienna/ });
  expect(listRows().slice(0, 2)).toEqual(["Hotel Vienna", "Vienna"]);
  expect(screen.getByText("In this trip: Day 1")).toBeDefined();
  await ask("{ArrowDown}{Enter}");
  expect(seen.onOpenPoint).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ linkId: ownPoint.linkId }),
  );
  expect(seen.onChoose).not.toHaveBeenCalled();
});

test("Escape closes the list, then clears the text", async () => {
  await ask("vien");
  expect(listRows()).not.toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  expect(screen.getByRole("combobox")).toHaveProperty("value", "vien");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
});

test("recent searches stand in the empty box, newest first, and can be cleared", async () => {
  for (const text of ["rome", "vien", "ROME"]) {
    await ask(`${text}{Enter}`);
    await screen.findByRole("option", { name: /^Vienna/ });
    await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  }
  await userEvent.click(screen.getByRole("combobox"));
  expect(listRows()).toEqual(["ROME", "vien"]);
  await ask("{ArrowDown}{Enter}");
  await screen.findByRole("option", { name: /^Vienna/ });
  expect(screen.getByRole("combobox")).toHaveProperty("value", "ROME");
  await ask("{Escape}{Escape}{ArrowDown}");
  expect(listRows()).toEqual(["ROME", "vien"]);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("option")).toBeNull();
});

test("only the last eight searches are kept, and a malformed store is empty", async () => {
  for (let at = 0; at < limits.recentSearches + 2; at++) rememberSearch(`text ${at}`);
  await userEvent.click(screen.getByRole("combobox"));
  expect(listRows()).toHaveLength(limits.recentSearches);
  expect(listRows()[0]).toBe("text 9");
  act(() => writeUserStorage("recent_searches", '{"not": "a list"}'));
  expect(listRows()).toEqual([]);
});

test("“/” focuses the box, unless somebody types elsewhere", async () => {
  view.rerender(
    <>
      <SearchStage />
      <input aria-label="elsewhere" />
    </>,
  );
  const elsewhere = screen.getByLabelText("elsewhere");
  await userEvent.type(elsewhere, "/");
  expect(elsewhere).toHaveProperty("value", "/");
  elsewhere.blur();
  await userEvent.keyboard("/");
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
  await ask("1/2");
  expect(screen.getByRole("combobox")).toHaveProperty("value", "1/2");
});

test("without a network the trip's points are found, and the box says that no more can be", async () => {
  act(() => setOnline(false));
  await ask("hot");
  expect(listRows()).toEqual(["Hotel Vienna"]);
  const offline = "You are offline. Only points of this trip can be found.";
  expect(screen.getByText(offline)).toBeDefined();
  await ask("{Enter}");
  expect(screen.getByRole("alert").textContent).toBe(offline);
  expect(api.calls).toEqual([]);
});

test("a press outside closes the suggestions", async () => {
  await ask("vien");
  expect(listRows()).not.toEqual([]);
  await userEvent.click(document.body);
  expect(listRows()).toEqual([]);
});

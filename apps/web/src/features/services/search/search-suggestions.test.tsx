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

/** The rows that are marked as what Enter takes while none is chosen. */
const nextRows = () => screen.getAllByRole("option").filter((row) => "next" in row.dataset);

test("suggestions come while typing: arrow keys choose, Enter takes the chosen one", async () => {
  api.on(endpoints.services.suggest, ({ q }) => [placeOf(`${q} one`), placeOf(`${q} two`)]);
  await ask("gr");
  expect(await screen.findByRole("option", { name: /^gr one/ })).toBeDefined();
  expect(listRows()).toEqual(["gr one", "gr two", "Search everywhere for “gr”"]);
  expect(chosenRow()).toBeUndefined();
  await ask("{ArrowDown}{ArrowDown}");
  expect(chosenRow()).toBe("gr two");
  expect(nextRows()).toEqual([]);
  await ask("{Enter}");
  expect(seen.onChoose).toHaveBeenCalledExactlyOnceWith(placeOf("gr two"), true);
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
  expect(screen.queryByRole("option")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  expect(api.callsOf(endpoints.services.search)).toHaveLength(0);
});

test("Enter with no suggestion chosen takes the first place that is suggested, also when it is pressed before it is there", async () => {
  api.on(endpoints.services.suggest, ({ q }) => [placeOf(`${q} one`), placeOf(`${q} two`)]);
  await ask("vie");
  const first = await screen.findByRole("option", { name: /^vie one/ });
  await vi.waitFor(() => expect(nextRows()).toEqual([first]));
  await ask("{Enter}");
  await vi.waitFor(() =>
    expect(seen.onChoose).toHaveBeenCalledExactlyOnceWith(placeOf("vie one"), true),
  );
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
  await ask("gra{Enter}");
  await vi.waitFor(
    () => expect(seen.onChoose).toHaveBeenLastCalledWith(placeOf("gra one"), true),
    5_000,
  );
  expect(api.callsOf(endpoints.services.search)).toHaveLength(0);
});

test("without a suggestion Enter runs the full search, and so do the last row and the search button", async () => {
  await ask("vie{Enter}");
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

const paste = async (text: string) => {
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.paste(text);
};

test("a pasted link of a map is one place, which Enter takes, and nothing is searched", async () => {
  await paste("https://www.google.com/maps/place/Narikala/@41.6878,44.8086,17z");
  expect(listRows()).toEqual(["Narikala"]);
  await ask("{Enter}");
  await vi.waitFor(() => expect(seen.onChoose).toHaveBeenCalledOnce());
  expect(seen.onChoose).toHaveBeenCalledWith(
    expect.objectContaining({ name: "Narikala", lat: 41.6878, lng: 44.8086 }),
    true,
  );
  expect(api.callsOf(endpoints.services.search)).toHaveLength(0);
});

test("a link is read without a network, too", async () => {
  act(() => setOnline(false));
  await paste("geo:41.6878,44.8086?q=41.6878,44.8086(Fort)");
  expect(listRows()).toEqual(["Fort"]);
});

test("a short link is followed by Enter alone, and its place is taken", async () => {
  api.on(endpoints.services.search, () => [placeOf("Louvre")]);
  await paste("https://maps.app.goo.gl/AbC123");
  expect(api.callsOf(endpoints.services.search)).toHaveLength(0);
  await ask("{Enter}");
  await vi.waitFor(() =>
    expect(seen.onChoose).toHaveBeenCalledExactlyOnceWith(placeOf("Louvre"), true),
  );
});

test("a text that tells no place says why, and asks nobody", async () => {
  await paste("///filled.count.soap");
  expect(screen.getByRole("alert").textContent).toContain("what3words");
  await ask("{Enter}");
  await paste(`${"x".repeat(100_000)}`);
  expect(screen.getByRole("alert").textContent).toContain("too long");
  expect(api.calls).toEqual([]);
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

test("Enter opens the trip's own point instead of adding the same place again", async () => {
  const { name, lat, lng } = ownPoint;
  api.on(endpoints.services.suggest, () => [{ ...placeOf(name), lat, lng }, placeOf("Vienna")]);
  await ask("hotel vie");
  await screen.findByRole("option", { name: /^Vienna/ });
  await vi.waitFor(() =>
    expect(nextRows()).toEqual([screen.getByRole("option", { name: /^Hotel Vienna/ })]),
  );
  await ask("{Enter}");
  await vi.waitFor(() => expect(seen.onOpenPoint).toHaveBeenCalledOnce());
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
  for (let index = 0; index < limits.recentSearches + 2; index++) rememberSearch(`text ${index}`);
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
  expect((await screen.findByRole("alert")).textContent).toBe(offline);
  expect(api.calls).toEqual([]);
});

test("a press outside closes the suggestions", async () => {
  await ask("vien");
  expect(listRows()).not.toEqual([]);
  await userEvent.click(document.body);
  expect(listRows()).toEqual([]);
});

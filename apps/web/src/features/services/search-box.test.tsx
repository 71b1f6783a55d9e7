import { endpoints } from "@castor/core/endpoints.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
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

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  onChoose.mockClear();
  onClear.mockClear();
  api = new FakeApi().on(endpoints.services.search, () => [placeOf("Vienna"), placeOf("Vienne")]);
  render(<SearchBox near={() => ({ lat: 41, lng: 44 })} onChoose={onChoose} onClear={onClear} />, {
    wrapper: KitProvider,
  });
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

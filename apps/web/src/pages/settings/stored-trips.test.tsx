import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { forgetPage } from "../../../testing/forget-page.ts";
import { emptyStores, MemoryStore } from "../../../testing/memory-store.ts";
import { press } from "../../../testing/open-app.tsx";
import { keepAccount, openSettings, section } from "../../../testing/open-settings.ts";
import { listCachedTrips, writeAnswers } from "../../data/http/cache/response-cache.ts";
import { listOfflineMaps, writeOfflineMap } from "../../data/offline/offline-maps.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

vi.mock("idb-keyval", async () => (await import("../../../testing/memory-store.ts")).memoryKeyval);

const at = Date.now();
const unsent = [["anna t1", { tripName: "Vienna", entries: ["not sent yet"] }]] as const;

async function store(owner: string, tripId: string, tripName: string, length: number) {
  const more = { at, body: "x".repeat(length), headers: {} };
  await writeAnswers([{ key: `${owner} ${tripId}`, owner, tripId, tripName, ...more }]);
}

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  emptyStores();
  keepAccount();
  await store("anna", "t1", "Vienna", 1_400_000);
  await store("anna", "t2", "Georgia", 12_000);
  await store("boris", "t3", "Secret", 10);
  await new MemoryStore("unsent").set(unsent);
});
afterEach(() => {
  cleanup();
  forgetPage();
});

const rows = () => screen.queryAllByText(/As of/).map(({ parentElement }) => parentElement);

test("Every stored trip is listed with its size and date, and nobody else's", async () => {
  await openSettings();
  await waitFor(() => expect(rows()).toHaveLength(2));
  const said = rows().map((row) => row?.textContent);
  const day = String(new Date(at).getFullYear());
  expect(said.find((row) => row?.startsWith("Vienna"))).toMatch(/1\.4 MB · As of .*\d/);
  expect(said.find((row) => row?.startsWith("Georgia"))).toContain("12 kB");
  expect(said.every((row) => row?.includes(day))).toBe(true);
});

test("One trip is deleted with its map; the others and what is not sent yet stay", async () => {
  const map = { part: null, mark: "", wholeAt: at, former: null, owner: "anna" };
  await writeOfflineMap({ ...map, tripId: "t1", name: "Vienna" });
  await writeOfflineMap({ ...map, tripId: "t2", name: "Georgia" });
  await openSettings();
  await press("Delete from this device: Vienna");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect((await listCachedTrips()).map(({ name }) => name)).toEqual(["Georgia"]);
  expect((await listOfflineMaps()).map(({ name }) => name)).toEqual(["Georgia"]);
  expect(await new MemoryStore("unsent").entries()).toEqual(unsent);
  expect(screen.getByText("“Vienna” is deleted from this device.")).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Stored trips" })),
  );
});

test("All are deleted together; what is not sent yet stays", async () => {
  await openSettings();
  await press("Delete all stored trips");
  await waitFor(() => expect(rows()).toEqual([]));
  expect(section("Stored trips").getByText("No trips are stored.")).toBeDefined();
  expect(await listCachedTrips()).toEqual([]);
  expect(await new MemoryStore("unsent").entries()).toEqual(unsent);
});

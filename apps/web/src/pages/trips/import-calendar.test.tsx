import { endpoints } from "@castor/core/endpoints.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { calendar, inTbilisi } from "../../../testing/import-calendars.ts";
import { openImportDialog } from "../../../testing/open-import.ts";
import {
  forgetImports,
  loadImportDialog,
  sentTrip,
  serveImports,
} from "../../../testing/serve-imports.ts";

const { services, exports: files } = endpoints;
let api: FakeApi;

beforeAll(loadImportDialog);
beforeEach(() => {
  api = serveImports();
});
afterEach(forgetImports);

test("a time in UTC is that of the place once it is found, on its date there, and says so before the import", async () => {
  const newYork: FoundPlace = {
    ...{ name: "New York", address: "USA", lat: 40.71, lng: -74, source: "x" },
    typeId: "Other",
  };
  api.on(services.search, () => [newYork]);
  const { dialog, give, importIt } = await openImportDialog();
  await give(
    calendar(
      "SUMMARY:Flight\r\nLOCATION:New York\r\nDTSTART:20261211T000000Z",
      inTbilisi("DTSTART:20261212T062500"),
    ),
    "trip.ics",
  );
  expect(await dialog.findByText("19:00 · found: New York, USA")).toBeDefined();
  expect(dialog.getByText("06:25")).toBeDefined();
  expect(dialog.getByLabelText("First day")).toHaveProperty("value", "10.12.2026");
  expect(dialog.queryByText(/^Times are those of/)).toBeNull();
  await importIt();
  await waitFor(() => expect(api.callsOf(files.importJson)).toHaveLength(1));
  const [call] = api.callsOf(files.importJson);
  expect(sentTrip(call?.body).routes).toMatchObject([
    { date: "2026-12-10 09:00", points: [{ name: "Flight", reservationTime: "19:00" }] },
    { date: "2026-12-12 06:25", points: [{ name: "A", reservationTime: "06:25" }] },
  ]);
});

import { endpoints } from "@castor/core/endpoints.ts";
import { passType } from "@castor/core/files/pass-type.ts";
import { makeAttachment, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FilesServer } from "../../../../testing/files-page.ts";
import { makePass } from "../../../../testing/make-pass.ts";
import { beginInEnglish, forgetNotes } from "../../../../testing/notes-page.ts";
import { openApp } from "../../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../../i18n/words.ts";

beforeAll(async () => {
  await startWords();
  await import("../../../pages/documents/documents-page.tsx");
  await import("./pass-view.tsx");
});
beforeEach(beginInEnglish);
afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  forgetNotes();
});

let number = 0;

/** Opens the file of a point at which a flight is booked. */
async function open(
  bytes: Uint8Array,
  file: { name: string; type: string } = { name: "Flight.pkpass", type: passType },
) {
  const id = `pass${++number}`;
  const gate = makePoint({
    ...{ linkId: "airport", name: "Tbilisi airport", address: "Alley 1", lat: 41.67, lng: 44.95 },
    ...{ reservationTime: "09:40", cameBeforeMin: 90, description: "Booking no. X4711023" },
  });
  const trip = makeTrip({
    id,
    name: "Georgia",
    routes: [makeRoute({ date: "2026-12-05 07:00", points: [gate] })],
    attachments: [
      makeAttachment({ kind: "place", thingId: "airport", fileId: `file${id}`, ...file }),
    ],
  });
  const server = new FilesServer(trip);
  server.api.on(endpoints.files.read, () => new Response(Uint8Array.from(bytes)));
  openApp(`/documents/${id}`);
  await userEvent.click(await screen.findByText(file.name));
  return screen.findByRole("dialog");
}

const factsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll("dt")].map(
    ({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`,
  );

test("a pass shows the booking that it stands at, its code, and its fields", async () => {
  const dialog = await open(makePass());
  await within(dialog).findByText("TBS");
  await waitFor(() =>
    expect(factsOf(dialog)).toEqual([
      ...[
        "Reservation time: 05 December Saturday, 09:40 (UTC+4)",
        "Arrive early: 1\u00a0hr\u00a030\u00a0min",
      ],
      ...["Codes: Booking no. X4711023", "Address: Alley 1"],
      ...["Tbilisi: TBS", "Vienna: VIE"],
      ...["When: 05 December Saturday, 09:40 (UTC+4)", "Gate: B4", "passenger: John Doe"],
      ...["Seat: 12A", "boarding: 09:10 (UTC+4)", "Bags: One of 23 kg"],
    ]),
  );
  expect(within(dialog).getByRole("heading", { name: "Boarding pass" })).toBeDefined();
  expect(dialog.textContent).toContain("Flight · Air Beaver");
  expect(dialog.textContent).toContain("brightness");
  const code = within(dialog).getByRole("button", {
    name: "Show the code on the whole screen: ABC123",
  });
  expect(code.textContent).toBe("ABC123");
  expect(code.querySelector("path")?.getAttribute("d")?.length).toBeGreaterThan(500);
});

test("a press shows the code on the whole screen; a press or Escape takes it away, and the pass stays", async () => {
  const dialog = await open(makePass());
  const enlarge = { name: "Show the code on the whole screen: ABC123" };
  const whole = () => screen.queryByRole("dialog", { name: "Code of the ticket" });
  for (const leave of ["{Escape}", "{Enter}"]) {
    await userEvent.click(await within(dialog).findByRole("button", enlarge));
    expect(whole()?.querySelector("svg")).not.toBeNull();
    await userEvent.keyboard(leave);
    await waitFor(() => expect(whole()).toBeNull());
  }
  expect(within(dialog).getByText("TBS")).toBeDefined();
});

test("the texts of a pass follow the language", async () => {
  const dialog = await open(makePass());
  await within(dialog).findByText("Gate");
  await act(() => setLanguage("ru"));
  expect(await within(dialog).findByText("Выход")).toBeDefined();
  expect(dialog.textContent).toContain("Самолёт · Air Beaver");
});

test("the screen stays on while a pass is open: asked again after the page was hidden, and given back", async () => {
  const held = new Set<{ released: boolean }>();
  const request = async () => {
    const lock = { released: false, release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  const dialog = await open(makePass());
  await within(dialog).findByText("TBS");
  await waitFor(() => expect(held.size).toBe(1));
  // A hidden page loses it.
  for (const lock of held) lock.released = true;
  held.clear();
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(held.size).toBe(1));
  document.dispatchEvent(new Event("visibilitychange"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(held.size).toBe(0);
});

test("what is no pass says so and can be downloaded", async () => {
  const dialog = await open(new TextEncoder().encode("no archive"), {
    name: "Broken.PKPASS",
    type: "application/zip",
  });
  expect((await within(dialog).findByRole("alert")).textContent).toContain("cannot be read");
  expect(within(dialog).getByRole("button", { name: "Download" })).toBeDefined();
  expect(dialog.textContent).toContain("Tbilisi airport");
});

test("a pass without a code, one with a code that cannot be drawn, a void and an expired one say so", async () => {
  const barcodes = [{ format: "PKBarcodeFormatQR", message: "x".repeat(3_900) }];
  const odd = await open(makePass({ barcodes, voided: true, expirationDate: "2020-01-01T10:00Z" }));
  await within(odd).findByText("TBS");
  const alerts = within(odd)
    .getAllByRole("status")
    .map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    "Whoever issued this pass has marked it as void.",
    "This pass expired: 01 January Wednesday, 10:00 (UTC).",
    "The code of this pass cannot be drawn. Download the pass and open it with a wallet app.",
  ]);
});

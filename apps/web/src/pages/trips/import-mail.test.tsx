import { endpoints } from "@castor/core/endpoints.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import {
  forgetImports,
  loadImportDialog,
  sentTrip,
  serveImports,
} from "../../../testing/serve-imports.ts";
import { flight, mailId, serveMail } from "../../../testing/serve-mail.ts";
import { dismissToast, listToasts } from "../../ui/feedback/show-toast.ts";

const { inbound, trips, exports: files } = endpoints;
let api: FakeApi;

beforeAll(loadImportDialog);
beforeEach(() => {
  api = serveImports();
});
afterEach(forgetImports);

const openMail = async () => {
  const router = openApp(`/trips?mail=${mailId}`);
  return { router, dialog: within(await screen.findByRole("dialog", { name: "Import a trip" })) };
};

test("a mail is shown like a file that was chosen; in a trip it is not kept any longer", async () => {
  serveMail(api, [flight]);
  const { router, dialog } = await openMail();
  await userEvent.click(await dialog.findByRole("button", { name: "Import" }));
  await waitFor(() => expect(api.callsOf(files.importJson)).toHaveLength(1));
  const [call] = api.callsOf(files.importJson);
  expect(sentTrip(call?.body).routes[0]?.points[0]?.booking?.number).toBe("LH 123");
  expect(api.callsOf(inbound.remove)).toEqual([]);
  act(() => {
    for (const { id } of listToasts()) dismissToast(id);
  });
  await waitFor(() =>
    expect(api.callsOf(inbound.remove).map(({ path }) => path)).toEqual([`/api/inbound/${mailId}`]),
  );
  expect(router.state.location.pathname).toBe("/map/made/show");
});

test("undone it stays where it came, and can go into another trip", async () => {
  serveMail(api, [flight]);
  api.on(trips.remove, () => ({ success: true }));
  const { dialog } = await openMail();
  await userEvent.click(await dialog.findByRole("button", { name: "Import" }));
  await press("Undo");
  await waitFor(() => expect(api.callsOf(trips.remove)).toHaveLength(1));
  expect(api.callsOf(inbound.remove)).toEqual([]);
});

test("without a booking its words are kept for hand entry; closing leaves the list, and Back does not open it again", async () => {
  serveMail(api, []);
  const { router, dialog } = await openMail();
  expect((await dialog.findByRole("alert")).textContent).toMatch(/no booking/i);
  expect(dialog.getByLabelText(/^Or paste/)).toHaveProperty("value", "Dear Ada");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(router.state.location.href).toBe("/trips"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a mail that is gone says so", async () => {
  serveMail(api, [flight]);
  api.on(inbound.read, () => refuse("NOT_FOUND"));
  const { dialog } = await openMail();
  expect((await dialog.findByRole("alert")).textContent).toMatch(/not here any more/);
});

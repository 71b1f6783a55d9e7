import { applyPatch } from "@castor/core/basics/apply-patch.ts";
import type { InboundAddress, InboundMail } from "@castor/core/bookings/inbound/inbound-mail.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { keepAccount, openSettings, section } from "../../../testing/open-settings.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { inbound } = endpoints;
let api: FakeApi;
let known: InboundAddress;
let mails: InboundMail[];
let secret = 0;

const mail = (id: string, more: Partial<InboundMail>): InboundMail => ({
  ...{ id: id.padEnd(16, "0"), subject: "Your flight", from: "anna@castor.example" },
  ...{ received: "2026-11-20T08:00:00.000Z", state: "read", problem: null, hasFile: true },
  ...{ trip: null, bookings: [] },
  ...more,
});

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  ({ api } = keepAccount());
  secret = 0;
  mails = [];
  known = {
    ...{ isOffered: true, address: null, created: null, isMailed: false, isAutomatic: false },
    sender: "anna@castor.example",
  };
  const renew = () => {
    secret += 1;
    known = { ...known, address: `plans+secret${secret}@trips.example` };
    return known;
  };
  api
    .on(inbound.address, () => known)
    .on(inbound.renewAddress, renew)
    .on(inbound.saveAddress, ({ body }) => {
      known = applyPatch<InboundAddress>(known, body);
      return known;
    })
    .on(inbound.list, () => mails)
    .on(inbound.readAgain, ({ id: failed }) => {
      mails = mails.map((one) => (one.id === failed ? { ...one, state: "waiting" } : one));
      return { success: true };
    })
    .on(inbound.remove, ({ id: removed }) => {
      mails = mails.filter(({ id }) => id !== removed);
      return { success: true };
    })
    // The newest wins, and the path of `remove` takes any word.
    .on(inbound.endAddress, () => {
      known = { ...known, address: null };
      return known;
    });
});
afterEach(forgetPage);

const mine = () => section("Bookings by mail");
/** The section is there once the server has said that it takes mails. */
const open = async () => {
  await openSettings();
  await screen.findByRole("region", { name: "Bookings by mail" });
};
const press = async (name: string) => userEvent.click(await mine().findByRole("button", { name }));
const confirm = async (title: string, verb: string) => {
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await userEvent.click(dialog.getByRole("button", { name: verb }));
};
const address = () => mine().findByRole("textbox", { name: "Your address for bookings" });

test("an address is made, renewed and ended, and says from where mails are taken", async () => {
  await open();
  await press("Make my address");
  await waitFor(async () =>
    expect(await address()).toHaveProperty("value", "plans+secret1@trips.example"),
  );
  expect(mine().getByText(/Only mails from anna@castor.example/)).toBeDefined();
  await press("New address");
  await confirm("Make a new address?", "New address");
  await waitFor(async () =>
    expect(await address()).toHaveProperty("value", "plans+secret2@trips.example"),
  );
  await userEvent.click(mine().getByRole("switch", { name: /Tell me by mail/ }));
  await waitFor(() => expect(known.isMailed).toBe(true));
  await userEvent.click(await mine().findByRole("switch", { name: /Put sure ones in/ }));
  await waitFor(() => expect(known).toMatchObject({ isMailed: true, isAutomatic: true }));
  await press("Turn off");
  await confirm("Turn off the address?", "Turn off");
  expect(await mine().findByRole("button", { name: "Make my address" })).toBeDefined();
});

test("what has come is listed with what was read, leads to where it is put, and can be discarded", async () => {
  mails = [
    mail("one", {
      bookings: [{ kind: "flight", name: "LH 123 Berlin – Rome", date: null, isCancelled: false }],
      trip: { id: "rome", name: "Rome" },
    }),
    mail("two", { subject: "Newsletter" }),
    mail("three", { state: "waiting" }),
  ];
  await open();
  expect(await mine().findByText("LH 123 Berlin – Rome")).toBeDefined();
  const into = mine().getByRole("link", { name: "Put into “Rome”" });
  expect(into.getAttribute("href")).toBe("/map/rome/show?mail=one0000000000000");
  const other = mine().getByRole("link", { name: "Look at it" });
  expect(other.getAttribute("href")).toBe("/trips?mail=two0000000000000");
  expect(mine().getByText("No booking found")).toBeDefined();
  expect(mine().getByText("Being read…")).toBeDefined();
  const [first] = mine().getAllByRole("button", { name: "Discard" });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(mine().queryByText("LH 123 Berlin – Rome")).toBeNull());
});

test("a mail of which nothing could be read can be read again", async () => {
  mails = [mail("one", { state: "failed", problem: "unreadable" }), mail("two", {})];
  await open();
  expect(await mine().findByText("Could not be read")).toBeDefined();
  await press("Read again");
  expect(await mine().findByText("Being read…")).toBeDefined();
  expect(mine().queryByRole("button", { name: "Read again" })).toBeNull();
});

test("a refusal says that nothing has changed, and why", async () => {
  api.on(inbound.renewAddress, () => refuse("TOO_MANY_REQUESTS", "Please wait."));
  await open();
  await press("Make my address");
  expect((await mine().findByRole("alert")).textContent).toBe("Nothing has changed. Please wait.");
});

test("a server that takes no mails does not speak of them", async () => {
  known = { ...known, isOffered: false };
  await openSettings();
  await waitFor(() => expect(api.callsOf(inbound.address)).not.toEqual([]));
  expect(screen.queryByRole("heading", { name: "Bookings by mail" })).toBeNull();
});

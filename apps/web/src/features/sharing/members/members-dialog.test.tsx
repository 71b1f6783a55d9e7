import { endpoints } from "@castor/core/endpoints.ts";
import type { Invitation } from "@castor/core/members/invitation.ts";
import type { Member } from "@castor/core/members/member.ts";
import { makeTrip } from "@castor/core/testing/make.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { makeConfig } from "../../../../testing/make-config.ts";
import { openApp } from "../../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../../i18n/words.ts";

const { services, trips, members: calls, invitations, notices } = endpoints;
const since = "2026-11-29T10:00:00.000Z";
const own = "user-1";
let api: FakeApi;
let members: Member[];
let running: Invitation[];
let made = 0;

beforeAll(startWords);
// The first import of the page takes long.
beforeAll(() => import("../../../pages/map/map-page.tsx"));
beforeEach(async () => {
  await setLanguage("en");
  logInAs(own);
  running = [];
  api = new FakeApi()
    .on(trips.visits, () => ({ opened: 0, copied: 0 }))
    .on(trips.list, () => [])
    .on(calls.list, () => members)
    .on(notices.mail, () => ({ mail: "daily" as const }))
    .on(notices.saveMail, ({ body }) => body)
    .on(calls.save, ({ body: { userId, role, seesMoney } }) => {
      members = members.map((one) => (one.userId === userId ? { ...one, role, seesMoney } : one));
      return members;
    })
    .on(calls.remove, ({ userId }) => {
      members = members.filter((one) => one.userId !== userId);
      return { success: true };
    })
    .on(calls.transfer, ({ body: { userId } }) => {
      members = members.map((one) => ({ ...one, isOffered: one.userId === userId }));
      return members;
    })
    .on(calls.answerTransfer, ({ body: { isAccepted } }) => {
      members = members.map((one) => ({
        ...one,
        ...(isAccepted && { role: one.userId === own ? "owner" : "editor" }),
        isOffered: false,
      }));
      return members;
    })
    .on(invitations.list, () => running)
    .on(invitations.add, ({ body: { role, seesMoney, uses } }) => {
      const invitation = {
        id: "link-1",
        role,
        seesMoney,
        usesLeft: uses,
        ends: since,
        created: since,
        sentTo: null,
      };
      running = [invitation];
      return { invitation, token: "secret" };
    })
    .on(invitations.mail, ({ body: { role, seesMoney } }) => {
      const sentTo = "o***@example.com";
      const made = {
        id: "mail-1",
        role,
        seesMoney,
        usesLeft: 1,
        ends: since,
        created: since,
        sentTo,
      };
      running = [made];
      return made;
    })
    .on(invitations.remove, () => {
      running = [];
      return { success: true };
    });
});

const person = (userId: string, name: string, role: Member["role"], seesMoney = true): Member => ({
  ...{ userId, name, role, seesMoney, since, isOffered: false },
});

/** Opens the map of a trip in which the reader has a role, and its members. */
async function openMembers(role: Member["role"], isOffered = false) {
  members =
    role === "owner"
      ? [person(own, "Anna", "owner"), person("boris", "Boris", "editor")]
      : [person("anna", "Anna", "owner"), { ...person(own, "Me", role), isOffered }];
  const trip = makeTrip({
    ...{ id: `together-${++made}`, name: "Georgia", role, seesMoney: true },
    canEdit: role !== "viewer",
  });
  api.on(trips.get, () => trip);
  const router = openApp(`/map/${trip.id}/show`);
  if (role === "owner") {
    await userEvent.click(await screen.findByRole("button", { name: "Share" }));
    await userEvent.click(await screen.findByRole("button", { name: "See and change members" }));
  } else await userEvent.click(await screen.findByRole("button", { name: "Members" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Members of “Georgia”" }));
  await dialog.findAllByText(/Anna/);
  return { dialog, router };
}

test("the owner makes a link with a right, an end and a number of people; it is shown once, and can be ended", async () => {
  const { dialog } = await openMembers("owner");
  await userEvent.click(dialog.getByRole("button", { name: "Make a link" }));
  const link = await dialog.findByRole("textbox", { name: "Invitation" });
  expect(link).toHaveProperty("value", `${window.location.origin}/join#secret`);
  expect(api.callsOf(invitations.add).map(({ body }) => body)).toMatchObject([
    { role: "editor", seesMoney: true, days: 7, uses: 10 },
  ]);
  await userEvent.click(await dialog.findByRole("button", { name: "End" }));
  await waitFor(() => expect(dialog.queryByRole("textbox", { name: "Invitation" })).toBeNull());
  expect(api.callsOf(invitations.remove)).toHaveLength(1);
});

test("the owner changes what a member may do, and takes the member out after a question", async () => {
  const { dialog } = await openMembers("owner");
  const right = dialog.getByRole("combobox", { name: "What Boris may do" });
  await userEvent.click(right);
  const option = { name: "Can read, without money", hidden: true };
  // The select of a new invitation has the same options, and comes after.
  const [chosen] = await screen.findAllByRole("option", option);
  await userEvent.click(chosen as HTMLElement);
  await waitFor(() =>
    expect(api.callsOf(calls.save).map(({ body }) => body)).toMatchObject([
      { userId: "boris", role: "viewer", seesMoney: false },
    ]),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Remove Boris" }));
  const question = within(
    await screen.findByRole("dialog", { name: "Remove Boris from this trip?" }),
  );
  await userEvent.click(question.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(dialog.queryByText("Boris")).toBeNull());
});

test.each(["editor", "viewer"] as const)(
  "one who is %s sees the members, changes none, and may leave",
  async (role) => {
    const { dialog, router } = await openMembers(role);
    expect(dialog.getAllByRole("combobox")).toHaveLength(1);
    expect(dialog.queryByRole("button", { name: "Make a link" })).toBeNull();
    expect(dialog.getByText("Owner")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Leave the trip" }));
    const question = within(await screen.findByRole("dialog", { name: "Leave “Georgia”?" }));
    await userEvent.click(question.getByRole("button", { name: "Leave the trip" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/trips"));
    expect(api.callsOf(invitations.list)).toEqual([]);
  },
);

test("everybody chooses when mails of the trip come; the choice is kept at once", async () => {
  const { dialog } = await openMembers("viewer");
  const choice = dialog.getByRole("combobox", { name: "Mails about this trip" });
  await waitFor(() => expect(choice).toHaveProperty("value", "Once a day"));
  await userEvent.click(choice);
  await userEvent.click(await screen.findByRole("option", { name: "Never", hidden: true }));
  await waitFor(() =>
    expect(api.callsOf(notices.saveMail).map(({ body }) => body)).toEqual([{ mail: "never" }]),
  );
});

test("the owner offers the trip to an editor after a question, and takes the offer back", async () => {
  const { dialog } = await openMembers("owner");
  await userEvent.click(dialog.getByRole("combobox", { name: "New owner" }));
  await userEvent.click(await screen.findByRole("option", { name: "Boris", hidden: true }));
  await userEvent.click(dialog.getByRole("button", { name: "Offer the trip" }));
  const question = within(await screen.findByRole("dialog", { name: "Offer “Georgia” to Boris?" }));
  await userEvent.click(question.getByRole("button", { name: "Offer the trip" }));
  expect(await dialog.findByText(/^You have offered this trip to Boris/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Take the offer back" }));
  expect(await dialog.findByRole("combobox", { name: "New owner" })).toBeTruthy();
  expect(api.callsOf(calls.transfer).map(({ body }) => body)).toMatchObject([
    { userId: "boris" },
    { userId: null },
  ]);
});

test.each([
  ["Take the trip", true],
  ["Decline", false],
] as const)("an editor to whom the trip is offered answers “%s”", async (label, isAccepted) => {
  const { dialog } = await openMembers("editor", true);
  expect(dialog.getByText("Anna offers you this trip")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: label }));
  await waitFor(() =>
    expect(api.callsOf(calls.answerTransfer).map(({ body }) => body)).toMatchObject([
      { isAccepted },
    ]),
  );
  if (isAccepted) expect(await screen.findByText("“Georgia” is yours now.")).toBeTruthy();
  else await waitFor(() => expect(dialog.queryByText("Anna offers you this trip")).toBeNull());
});

test("a refused answer is told", async () => {
  api.on(calls.answerTransfer, () => refuse("VALIDATION_FAILED", "Not offered any more."));
  const { dialog } = await openMembers("editor", true);
  await userEvent.click(dialog.getByRole("button", { name: "Take the trip" }));
  expect(await dialog.findByText("Not offered any more.")).toBeTruthy();
});

const mailField = "Or invite one person by mail";

test("the owner mails an invitation with the chosen right, and the list has no address", async () => {
  api.on(services.config, () => makeConfig({ mail: "smtp" }));
  const { dialog } = await openMembers("owner");
  await userEvent.type(await dialog.findByRole("textbox", { name: mailField }), "olga@example.com");
  await userEvent.click(dialog.getByRole("button", { name: "Send invitation" }));
  expect(await dialog.findByText(/^Sent to o\*\*\*@example.com/)).toBeTruthy();
  expect(dialog.getByRole("textbox", { name: mailField })).toHaveProperty("value", "");
  expect(api.callsOf(invitations.mail).map(({ body }) => body)).toMatchObject([
    { role: "editor", seesMoney: true, days: 7, address: "olga@example.com" },
  ]);
});

test("what is no address is not sent, and a refusal is told", async () => {
  api.on(services.config, () => makeConfig({ mail: "smtp" }));
  api.on(invitations.mail, () => refuse("TOO_MANY_REQUESTS", "Enough for today."));
  const { dialog } = await openMembers("owner");
  const field = await dialog.findByRole("textbox", { name: mailField });
  await userEvent.type(field, "olga");
  await userEvent.click(dialog.getByRole("button", { name: "Send invitation" }));
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(api.callsOf(invitations.mail)).toEqual([]);
  await userEvent.type(field, "@example.com");
  await userEvent.click(dialog.getByRole("button", { name: "Send invitation" }));
  expect(await dialog.findByText("Enough for today.")).toBeTruthy();
  expect(field).toHaveProperty("value", "olga@example.com");
});

test("where the server sends no mail, none is offered", async () => {
  api.on(services.config, () => makeConfig({ mail: "outbox" }));
  const { dialog } = await openMembers("owner");
  await dialog.findByRole("button", { name: "Make a link" });
  expect(dialog.queryByRole("textbox", { name: mailField })).toBeNull();
});

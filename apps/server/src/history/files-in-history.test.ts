import type { HistoryPage } from "@castor/core/history/history.ts";
import { describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import {
  addFinanceItem,
  addNote,
  addPoint,
  addRoute,
  addTrip,
  load,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { addAttachment, addFile } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("files in the history of a trip on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const frugal = await server.register("Frugal");

  /** The things of each change, the newest first. */
  const told = async (id: string, as = anna, query = "") => {
    const page: HistoryPage = succeed(await server.call("GET", `history/${id}${query}`, { as }));
    return page.entries.map(({ things }) =>
      things.map(({ kind: of, happened, name, day, changes }) =>
        [
          happened,
          of,
          name,
          ...(day === null ? [] : [day]),
          ...changes.map(({ field }) => field),
        ].join(", "),
      ),
    );
  };

  test("it tells which file came to a thing, left it, or got another caption or thing; and finds the changes of one", async () => {
    const { id } = await addTrip(server, anna);
    const day = await addRoute(server, anna, id, { name: "One" });
    const fileId = await addFile(server, anna, id, { name: "Ticket.pdf" });
    const made = await addAttachment(server, anna, id, {
      ...{ fileId, kind: "route", thingId: day.id },
    });
    const save = (change: object) =>
      server.call("POST", "attachment", { as: anna, body: { id: made.id, ...change } });
    succeed(await save({ caption: "Both seats" }));
    succeed(await save({ caption: "Both seats" }));
    succeed(await save({ kind: "trip", thingId: id }));
    succeed(await server.call("DELETE", `attachment/${made.id}`, { as: anna }));
    const changes = [
      ["removed, file, Ticket.pdf"],
      ["changed, file, Ticket.pdf, thing"],
      ["changed, file, Ticket.pdf, One, caption"],
      ["added, file, Ticket.pdf, One"],
    ];
    expect(await told(id)).toEqual([...changes, ["added, route, One"]]);
    expect(await told(id, anna, `?thing=${made.id}`)).toEqual(changes);
  });

  test("files that go with their thing are not told apart, whatever it is", async () => {
    const { id } = await addTrip(server, anna);
    const day = await addRoute(server, anna, id, { name: "One" });
    const stop = await addPoint(server, anna, day.id, { name: "Baths" });
    const cost = await addFinanceItem(server, anna, id, { name: "Visa" });
    const note = await addNote(server, anna, id, { text: "Pack" });
    const fileId = await addFile(server, anna, id);
    for (const [of, thingId] of [
      ["place", stop.linkId],
      ["cost", cost.id],
      ["note", note.id],
      ["route", day.id],
    ] as const)
      await addAttachment(server, anna, id, { fileId, kind: of, thingId });
    for (const path of [
      `point/${stop.id}`,
      `finance/${cost.id}`,
      `note/${note.id}`,
      `route/${day.id}`,
    ])
      succeed(await server.call("DELETE", path, { as: anna }));
    expect((await told(id)).slice(0, 4)).toEqual([
      ["removed, route, One"],
      ["removed, note, Pack"],
      ["removed, cost, Visa"],
      ["removed, point, Baths, One"],
    ]);
    expect((await load(server, anna, id)).attachments).toEqual([]);
  });

  test("a deleted file is told where it stood, and who sees no money learns of none at costs", async () => {
    const { id } = await addTrip(server, anna);
    await addMember(server, id, frugal, "editor without money");
    const cost = await addFinanceItem(server, anna, id, { name: "Visa" });
    const receipt = await addFile(server, anna, id, { name: "Receipt.pdf" });
    const made = await addAttachment(server, anna, id, {
      ...{ fileId: receipt, kind: "cost", thingId: cost.id },
    });
    const ticket = await addFile(server, anna, id, { name: "Ticket.pdf" });
    await addAttachment(server, anna, id, { fileId: ticket });
    const priced = await addFile(server, anna, id, { name: "Booking.pdf" });
    await addAttachment(server, anna, id, { fileId: priced, showsMoney: true });
    // It leaves the cost, and comes to it again.
    for (const at of [
      { kind: "trip", thingId: id },
      { kind: "cost", thingId: cost.id },
    ])
      succeed(await server.call("POST", "attachment", { as: anna, body: { id: made.id, ...at } }));
    for (const file of [receipt, ticket])
      succeed(await server.call("DELETE", `file/${file}`, { as: anna }));
    expect(await told(id)).toEqual([
      ["removed, file, Ticket.pdf"],
      ["removed, file, Receipt.pdf"],
      ["changed, file, Receipt.pdf, thing"],
      ["changed, file, Receipt.pdf, thing"],
      ["added, file, Booking.pdf"],
      ["added, file, Ticket.pdf"],
      ["added, file, Receipt.pdf"],
      ["added, cost, Visa"],
    ]);
    expect(await told(id, frugal)).toEqual([
      ["removed, file, Ticket.pdf"],
      ["added, file, Ticket.pdf"],
    ]);
  });
});

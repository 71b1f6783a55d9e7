import { endpoints } from "@castor/core/endpoints.ts";
import type { Attachment } from "@castor/core/files/attachment.ts";
import type { PrivateFile } from "@castor/core/files/private-file.ts";
import {
  makeAttachment,
  makeFinanceItem,
  makeIdea,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { FakeApi, refuse } from "./fake-api.ts";

let number = 0;

/** A trip with a file at a point of its second day, at its first day, at itself, at a cost and at an idea. */
export function makeFilesTrip(changes: Partial<Trip> = {}): Trip {
  const id = `files${++number}`;
  const file = (name: string, at: Partial<Attachment>) => {
    const [word] = name.split(".");
    return makeAttachment({ id: `at${word}`, fileId: `file${word}`, name, ...at });
  };
  return makeTrip({
    id,
    name: "Vienna",
    routes: [
      makeRoute({ id: "day1", name: "Arrival", date: "2026-12-04 09:00" }),
      makeRoute({
        id: "day2",
        name: "Old town",
        date: "2026-12-05 09:00",
        points: [makePoint({ id: "stop1", linkId: "opera", name: "Opera" })],
      }),
    ],
    ideas: [makeIdea({ id: "idea1", linkId: "prater", name: "Prater" })],
    financeItems: [makeFinanceItem({ id: "train", name: "Night train" })],
    attachments: [
      file("Seats.pdf", { kind: "place", thingId: "opera", caption: "Row 4" }),
      file("Plan.txt", { kind: "route", thingId: "day1", type: "text/plain" }),
      file("Passport.jpg", { kind: "trip", thingId: id, type: "image/jpeg" }),
      file("Receipt.pdf", { kind: "cost", thingId: "train" }),
      file("Wheel.zip", { kind: "place", thingId: "prater", type: "application/zip" }),
    ],
    ...changes,
  });
}

/** A fake server that keeps the files of one trip. */
export class FilesServer {
  readonly api = new FakeApi();
  trip: Trip;
  privateFiles: PrivateFile[] = [];

  constructor(trip: Trip) {
    this.trip = trip;
    const known = new Map(trip.attachments.map((one) => [one.fileId, one]));
    const { trips, attachments, privateFiles, files } = endpoints;
    this.api
      .on(trips.get, ({ id }) => (id === this.trip.id ? this.trip : refuse("NOT_FOUND")))
      .on(attachments.save, ({ body: { id, fileId, kind, thingId, caption } }) => {
        const before = this.trip.attachments.find((one) => one.id === id);
        const saved = before
          ? { ...before, caption: caption ?? before.caption }
          : makeAttachment({
              ...{ name: `${fileId}`, ...known.get(fileId ?? "") },
              ...{ id: `new${fileId}`, fileId: fileId ?? "" },
              ...{ kind: kind ?? "trip", thingId: thingId ?? "", caption: caption ?? "" },
            });
        const others = this.trip.attachments.filter((one) => one.id !== saved.id);
        this.trip = { ...this.trip, attachments: [...others, saved] };
        return saved;
      })
      .on(privateFiles.list, () => this.privateFiles)
      .on(privateFiles.save, ({ body: { tripId: _, fileId, ...at } }) => {
        const file = known.get(fileId) ?? makeAttachment({ name: fileId });
        const saved = { ...file, ...at, id: fileId, fileId };
        this.privateFiles = [...this.privateFiles.filter(({ id }) => id !== fileId), saved];
        const others = this.trip.attachments.filter((one) => one.fileId !== fileId);
        this.trip = { ...this.trip, attachments: others };
        return saved;
      })
      .on(privateFiles.show, ({ body: { fileId, places } }) => {
        const file = this.privateFiles.find(({ id }) => id === fileId);
        const shown = places.map((place, n) =>
          makeAttachment({ ...file, id: `shown${n}${fileId}`, fileId, ...place }),
        );
        this.trip = { ...this.trip, attachments: [...this.trip.attachments, ...shown] };
        this.privateFiles = this.privateFiles.filter(({ id }) => id !== fileId);
        return { success: true };
      })
      .on(files.remove, ({ id }) => {
        this.privateFiles = this.privateFiles.filter((file) => file.id !== id);
        return { success: true };
      })
      .on(attachments.remove, ({ id }) => {
        const attachments = this.trip.attachments.filter((one) => one.id !== id);
        this.trip = { ...this.trip, attachments };
        return { success: true };
      });
  }
}

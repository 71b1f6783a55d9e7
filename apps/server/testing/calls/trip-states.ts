import type { TripSave } from "@castor/core/trips/trip.ts";
import type { Person, TestApp } from "../servers/test-app.ts";
import { addMember, guestOf } from "./add-members.ts";
import type { Ids } from "./sample-calls.ts";
import {
  addFinanceItem,
  addIdea,
  addNote,
  addPoint,
  addRoute,
  addTrip,
  succeed,
} from "./trip-calls.ts";
import { addAttachment, addFile, onePixel } from "./upload-calls.ts";

const listed = { isPublic: true, isInCatalog: true };

/** How a trip comes to each state of publishing: the saves of its flags, in order. */
export const tripStates = {
  private: [],
  draft: [{ isDraft: true }],
  public: [{ isPublic: true }],
  listed: [listed],
  "draft that is public by link": [{ isPublic: true }, { isDraft: true }],
  "listed trip that became a draft": [listed, { isDraft: true }],
  "public trip that left the catalog": [listed, { isInCatalog: false }],
  "unpublished again": [listed, { isPublic: false }],
} as const satisfies Record<string, readonly TripSave[]>;
export type TripState = keyof typeof tripStates;
export const tripStateNames = Object.keys(tripStates) as TripState[];

const flagsIn = (state: TripState): TripSave => Object.assign({}, ...tripStates[state]);

/** True when others may read a trip in this state (specification#trip-access). */
export const isReadable = (state: TripState): boolean => flagsIn(state).isPublic === true;

/** True when the catalog lists a trip in this state (specification#trip-publishing). */
export const isListed = (state: TripState): boolean => {
  const { isPublic, isInCatalog, isDraft } = flagsIn(state);
  return isPublic === true && isInCatalog === true && isDraft !== true;
};

/** A trip with one of everything, and the ids of its things. Its name is the state's. */
export async function makeTripIn(app: TestApp, owner: Person, state: TripState): Promise<Ids> {
  const trip = await addTrip(app, owner, { name: state });
  const route = await addRoute(app, owner, trip.id, { date: "2027-01-01 09:00" });
  const otherRoute = await addRoute(app, owner, trip.id, { date: "2027-01-02 09:00" });
  const stop = await addPoint(app, owner, route.id);
  const idea = await addIdea(app, owner, trip.id);
  const item = await addFinanceItem(app, owner, trip.id);
  const note = await addNote(app, owner, trip.id);
  const file = await addFile(app, owner, trip.id, { content: onePixel });
  const attachment = await addAttachment(app, owner, trip.id, { fileId: file });
  const shown = { id: file, isPublic: true };
  succeed(await app.call("POST", "file/publish", { as: owner, body: shown }));
  const { id: member } = await guestOf(app);
  await addMember(app, trip.id, { id: member }, "viewer");
  for (const flags of tripStates[state])
    succeed(await app.call("POST", "trip", { as: owner, body: { id: trip.id, ...flags } }));
  return {
    trip: trip.id,
    route: route.id,
    otherRoute: otherRoute.id,
    stop: stop.id,
    place: stop.linkId,
    idea: idea.id,
    item: item.id,
    note: note.id,
    file,
    attachment: attachment.id,
    member,
  };
}

import type { Person } from "../servers/test-app.ts";
import { accountSamples } from "./sample-account-calls.ts";
import { anySubscription, twoPoints } from "./sample-bodies.ts";

/** The ids of a trip and its contents. */
export interface Ids {
  trip: string;
  route: string;
  otherRoute: string;
  stop: string;
  place: string;
  idea: string;
  item: string;
  note: string;
  file: string;
  /** Where the file stands. */
  attachment: string;
  /** A member of the trip, who calls nothing. */
  member: string;
}
export type Fields = Record<string, unknown>;

export interface Sample {
  path?: Fields;
  query?: string;
  body?: Fields;
}

/** The version at which `makeTripIn` has put everything into its trip. */
export const wholeVersion = 9;

/** A valid call of each row of the endpoint table, as the trip's owner makes it. A missing row fails its test. */
export const calls: Record<string, (ids: Ids, as: Person | null) => Sample> = {
  ...accountSamples,
  "trips.list": () => ({}),
  "trips.get": ({ trip }) => ({ path: { id: trip } }),
  "trips.save": ({ trip }) => ({ body: { id: trip, name: "Renamed" } }),
  "trips.shift": ({ trip }) => ({ body: { tripId: trip, days: 0 } }),
  "trips.remove": ({ trip }) => ({ path: { id: trip } }),
  "trips.copy": ({ trip }) => ({ path: { id: trip } }),
  "trips.importInto": ({ trip, route }) => ({
    body: {
      tripId: trip,
      targets: [{ id: "day", routeId: route }],
      jsonData: {
        format: "castor-trip",
        version: 1,
        trip: {
          id: "a",
          name: "Imported",
          routes: [
            {
              id: "day",
              name: "Day",
              date: "2027-01-02 09:00",
              points: [{ id: "stop", linkId: "place", name: "Brought", lat: 1, lng: 2 }],
            },
          ],
        },
      },
    },
  }),
  // What is gone already is left out: the things of the trip are needed for other calls.
  "trips.takeOut": ({ trip }) => {
    const gone = [{ id: "gone" }];
    const things = { routes: gone, points: gone, ideas: gone, financeItems: gone, notes: gone };
    return { body: { tripId: trip, things } };
  },
  "trips.visits": ({ trip }) => ({ path: { id: trip } }),
  "live.follow": ({ trip }) => ({ path: { tripId: trip } }),
  "live.place": ({ trip, route }) => ({
    body: { tripId: trip, window: "window", routeId: route, thing: null },
  }),
  "history.list": ({ trip }) => ({ path: { tripId: trip } }),
  "history.version": ({ trip }) => ({ path: { tripId: trip, version: String(wholeVersion) } }),
  "history.restore": ({ trip }) => ({ body: { tripId: trip, version: wholeVersion } }),
  "history.name": ({ trip }) => ({ body: { tripId: trip, version: wholeVersion, name: "Before" } }),
  "bookings.read": () => ({ body: { text: "No booking" } }),
  "files.usage": () => ({}),
  "files.read": ({ file }) => ({ path: { id: file } }),
  "files.picture": ({ file }) => ({ path: { id: file }, query: "?size=thumb" }),
  "files.exportAll": () => ({}),
  "files.exportTrip": ({ trip }) => ({ path: { tripId: trip } }),
  "files.publish": ({ file }) => ({ body: { id: file, isPublic: true } }),
  "files.text": ({ file }) => ({ path: { id: file } }),
  "files.remove": ({ file }) => ({ path: { id: file } }),
  "attachments.save": ({ attachment }) => ({ body: { id: attachment, caption: "Both seats" } }),
  "privateFiles.list": ({ trip }) => ({ path: { tripId: trip } }),
  "privateFiles.save": ({ trip, file }) => ({
    body: { tripId: trip, fileId: file, kind: "trip", thingId: trip, caption: "" },
  }),
  "privateFiles.show": ({ trip, file }) => ({
    body: { tripId: trip, fileId: file, places: [{ kind: "trip", thingId: trip, caption: "" }] },
  }),
  "attachments.remove": ({ attachment }) => ({ path: { id: attachment } }),
  "members.list": ({ trip }) => ({ path: { tripId: trip } }),
  "members.heirs": () => ({}),
  "members.save": ({ trip, member }) => ({
    body: { tripId: trip, userId: member, role: "editor", seesMoney: false },
  }),
  // Nothing is offered: whoever has the right gets an answer, and the trip keeps its owner.
  "members.transfer": ({ trip }) => ({ body: { tripId: trip, userId: null } }),
  "members.answerTransfer": ({ trip }) => ({ body: { tripId: trip, isAccepted: false } }),
  "members.remove": ({ trip, member }) => ({ path: { tripId: trip, userId: member } }),
  "routes.all": ({ trip }) => ({ path: { tripId: trip } }),
  "routes.get": ({ route }) => ({ path: { id: route } }),
  "routes.save": ({ route }) => ({ body: { id: route, name: "Renamed" } }),
  "routes.moveDates": ({ trip, route }) => ({
    body: { tripId: trip, dates: [{ id: route, date: "2027-01-01 09:00" }] },
  }),
  "routes.addDays": ({ trip }) => ({
    body: { tripId: trip, days: [{ name: "Between", date: "2027-01-02 09:00" }] },
  }),
  "routes.duplicate": ({ trip, route }) => ({
    body: { tripId: trip, routeId: route, date: "2027-01-03 09:00" },
  }),
  "routes.remove": ({ route }) => ({ path: { id: route } }),
  "points.save": ({ stop }) => ({ body: { id: stop, name: "Renamed" } }),
  "points.get": ({ stop }) => ({ path: { id: stop } }),
  "points.remove": ({ stop }) => ({ path: { id: stop } }),
  "points.getPlace": ({ place }) => ({ path: { id: place } }),
  "points.removePlace": ({ place }) => ({ path: { id: place } }),
  "points.move": ({ stop, otherRoute }) => ({ body: { pointId: stop, routeId: otherRoute } }),
  "points.order": ({ stop }) => ({ body: { point: stop, order: 0 } }),
  "points.attach": ({ stop, otherRoute }) => ({ body: { pointId: stop, routeId: otherRoute } }),
  "ideas.save": ({ idea }) => ({ body: { id: idea, name: "Renamed" } }),
  "ideas.remove": ({ idea }) => ({ path: { id: idea } }),
  // What is not there is left out: the things of the trip are needed for other calls.
  "ideas.toDays": ({ trip, route }) => ({
    body: { tripId: trip, ideas: [{ id: "gone", routeId: route }] },
  }),
  "ideas.fromDays": ({ trip }) => ({ body: { tripId: trip, points: [{ id: "gone" }] } }),
  "notes.save": ({ note }) => ({ body: { id: note, text: "Reworded" } }),
  "notes.order": ({ note }) => ({ body: { note, order: 0 } }),
  "notes.remove": ({ note }) => ({ path: { id: note } }),
  "notices.list": () => ({}),
  "notices.read": () => ({ body: {} }),
  "notices.mail": ({ trip }) => ({ path: { tripId: trip } }),
  "notices.saveMail": ({ trip }) => ({ path: { tripId: trip }, body: { mail: "never" } }),
  "inbound.address": () => ({}),
  "inbound.renewAddress": () => ({}),
  "inbound.saveAddress": () => ({ body: { isMailed: false, isAutomatic: true } }),
  "inbound.endAddress": () => ({}),
  "inbound.list": () => ({}),
  "inbound.read": () => ({ path: { id: "unknown" } }),
  "inbound.file": () => ({ path: { id: "unknown" } }),
  "inbound.readAgain": () => ({ path: { id: "unknown" } }),
  "inbound.remove": () => ({ path: { id: "unknown" } }),
  "push.get": () => ({}),
  "push.save": () => ({ body: anySubscription }),
  "push.remove": () => ({}),
  "notes.tasks": () => ({}),
  "notes.list": ({ trip }) => ({ path: { tripId: trip } }),
  "finance.save": ({ item }) => ({ body: { id: item, name: "Renamed" } }),
  "finance.remove": ({ item }) => ({ path: { id: item } }),
  "finance.item": ({ item }) => ({ path: { id: item } }),
  "finance.table": ({ trip }) => ({ path: { tripId: trip } }),
  "exports.print": ({ trip }) => ({ path: { id: trip } }),
  "exports.pdf": ({ trip }) => ({ path: { tripId: trip } }),
  "exports.kmz": ({ trip }) => ({ path: { tripId: trip } }),
  "exports.gpx": ({ trip }) => ({ path: { tripId: trip } }),
  "exports.geojson": ({ trip }) => ({ path: { tripId: trip } }),
  "exports.calendar": ({ trip }) => ({ path: { tripId: trip } }),
  "exports.feed": ({ trip }) => ({ path: { tripId: trip } }),
  "exports.renewFeed": ({ trip }) => ({ path: { tripId: trip } }),
  "exports.endFeed": ({ trip }) => ({ path: { tripId: trip } }),
  "exports.json": ({ trip }) => ({ path: { tripId: trip } }),
  "exports.importJson": () => ({
    body: {
      jsonData: { format: "castor-trip", version: 1, trip: { id: "a", name: "Imported" } },
    },
  }),
  "catalog.list": () => ({ query: "?search=Stop" }),
  "catalog.report": () => ({ body: { tripId: "unknown", reason: "spam" } }),
  "tours.list": () => ({}),
  "tours.finish": () => ({ body: { tourId: "mapTour", status: "finished" } }),
  "tours.reset": () => ({}),
  "invitations.list": ({ trip }) => ({ path: { tripId: trip } }),
  "invitations.add": ({ trip }) => ({
    body: { tripId: trip, role: "viewer", seesMoney: false, days: 1, uses: 1 },
  }),
  "invitations.mail": ({ trip }) => ({
    body: { tripId: trip, role: "viewer", seesMoney: false, days: 1, address: "a@b.example" },
  }),
  "invitations.remove": ({ trip }) => ({ path: { tripId: trip, id: "unknown" } }),
  "invitations.open": () => ({ body: { token: "unknown" } }),
  "invitations.accept": () => ({ body: { token: "unknown" } }),
  "reminders.get": () => ({}),
  "reminders.save": () => ({
    body: { paymentDays: 3, hasTripDays: true, zone: "Asia/Tbilisi" },
  }),
  "reminders.end": () => ({ path: { token: "unknown" } }),
  "reminders.open": () => ({ path: { token: "unknown" } }),
  "places.around": ({ trip }) => ({ path: { tripId: trip } }),
  "services.config": () => ({}),
  "services.search": () => ({ query: "?q=Paris" }),
  "services.suggest": () => ({ query: "?q=Par" }),
  "services.place": () => ({ query: "?lat=48.85&lng=2.35" }),
  "services.route": () => ({
    body: {
      points: twoPoints,
    },
  }),
  "services.matrix": () => ({
    body: {
      mode: "car",
      points: twoPoints,
    },
  }),
  "services.pictures": () => ({ query: "?name=Louvre&lat=48.86&lng=2.34" }),
  "services.rates": () => ({ query: "?currency=GEL" }),
  "services.describe": () => ({ query: "?name=Louvre&latitude=48.86&longitude=2.34" }),
  "services.analytics": () => ({
    body: { event: "page", distinctId: "somebody", page: "home" },
  }),
  "system.health": () => ({}),
  "system.ready": () => ({}),
};

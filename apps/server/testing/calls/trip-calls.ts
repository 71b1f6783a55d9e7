import type { FinanceItem } from "@castor/core/finance/finance-item.ts";
import type { Note } from "@castor/core/notes/note.ts";
import { flattenNotes } from "@castor/core/notes/note-tree.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { Place, Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { Person, TestApp } from "../servers/test-app.ts";

type Answer = Awaited<ReturnType<TestApp["call"]>>;

/** Returns the body of an answer. Throws when it is no success. */
export function succeed<T>(answer: Answer): T {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<T>();
}

/** The status of a refusal, and the fields that it names. */
export function refusal(answer: Answer): [status: number, fields: string[]] {
  const { error } = answer.json<{ error?: { fields?: Record<string, string> } }>();
  return [answer.statusCode, Object.keys(error?.fields ?? {})];
}

export async function addTrip(app: TestApp, as: Person, form: object = {}): Promise<Trip> {
  return succeed(await app.call("POST", "trip", { as, body: { name: "Weekend", ...form } }));
}

export async function addRoute(
  app: TestApp,
  as: Person,
  tripId: string,
  form: object = {},
): Promise<Route> {
  const body = { tripId, name: "First day", date: "2027-05-01 09:00", ...form };
  return succeed(await app.call("POST", "route", { as, body }));
}

export async function addPoint(
  app: TestApp,
  as: Person,
  routeId: string,
  form: object = {},
): Promise<Point> {
  const body = { routeId, name: "Café Central", lat: 48.2104, lng: 16.3655, ...form };
  return succeed(await app.call("POST", "point", { as, body }));
}

/** A point without a day. */
export async function addIdea(
  app: TestApp,
  as: Person,
  tripId: string,
  form: object = {},
): Promise<Idea> {
  const body = { tripId, name: "Vineyard", lat: 48.2612, lng: 16.3301, ...form };
  return succeed(await app.call("POST", "idea", { as, body }));
}

export async function addFinanceItem(
  app: TestApp,
  as: Person,
  tripId: string,
  form: object = {},
): Promise<FinanceItem> {
  const body = { tripId, name: "Insurance", ...form };
  return succeed(await app.call("POST", "finance", { as, body }));
}

/** Adds a note. Returns it as the answer's tree has it; a reply gets no replies. */
export async function addNote(
  app: TestApp,
  as: Person,
  tripId: string,
  form: object = {},
): Promise<Note> {
  const body = { tripId, text: "- [ ] Buy tickets", ...form };
  const known = succeed<Note[]>(await app.call("GET", `note/${tripId}`, { as }));
  const tree = succeed<Note[]>(await app.call("POST", "note", { as, body }));
  const before = new Set(flattenNotes(known).map(({ id }) => id));
  const made = flattenNotes(tree).find(({ id }) => !before.has(id));
  if (made === undefined) throw new Error("The note is not in the answer.");
  return { ...made, replies: [] };
}

export async function load(app: TestApp, as: Person | null, tripId: string): Promise<Trip> {
  return succeed(await app.call("GET", `trip/${tripId}`, { as }));
}

export async function loadPlace(app: TestApp, as: Person, linkId: string): Promise<Place> {
  return succeed(await app.call("GET", `point/global/${linkId}`, { as }));
}

import { accountEndpoints } from "./endpoints/account.ts";
import { attachmentsEndpoints } from "./endpoints/attachments.ts";
import { bookingsEndpoints } from "./endpoints/bookings.ts";
import { catalogEndpoints } from "./endpoints/catalog.ts";
import { exportsEndpoints } from "./endpoints/exports.ts";
import { filesEndpoints } from "./endpoints/files.ts";
import { financeEndpoints } from "./endpoints/finance.ts";
import { historyEndpoints } from "./endpoints/history.ts";
import { ideasEndpoints } from "./endpoints/ideas.ts";
import { inboundEndpoints } from "./endpoints/inbound.ts";
import { invitationsEndpoints } from "./endpoints/invitations.ts";
import { liveEndpoints } from "./endpoints/live.ts";
import { membersEndpoints } from "./endpoints/members.ts";
import { notesEndpoints } from "./endpoints/notes.ts";
import { noticesEndpoints } from "./endpoints/notices.ts";
import { placesEndpoints } from "./endpoints/places.ts";
import { pointsEndpoints } from "./endpoints/points.ts";
import { privateFilesEndpoints } from "./endpoints/private-files.ts";
import { pushEndpoints } from "./endpoints/push.ts";
import { remindersEndpoints } from "./endpoints/reminders.ts";
import { routesEndpoints } from "./endpoints/routes.ts";
import { servicesEndpoints } from "./endpoints/services.ts";
import { systemEndpoints } from "./endpoints/system.ts";
import { toursEndpoints } from "./endpoints/tours.ts";
import { tripsEndpoints } from "./endpoints/trips.ts";

/**
 * The endpoint table: every call of the product (specification#calls) with its input, its answer, who may call it,
 * and what it reads and changes. The server's routes, typed handlers, OpenAPI, the client, cache keys and invalidation
 * follow from it. Paths are relative to `/api/`.
 *
 * The web app imports the groups one by one: a page loads the schemas of the calls that it makes.
 */
export const endpoints = {
  account: accountEndpoints,
  trips: tripsEndpoints,
  live: liveEndpoints,
  members: membersEndpoints,
  routes: routesEndpoints,
  points: pointsEndpoints,
  ideas: ideasEndpoints,
  notes: notesEndpoints,
  finance: financeEndpoints,
  exports: exportsEndpoints,
  files: filesEndpoints,
  attachments: attachmentsEndpoints,
  privateFiles: privateFilesEndpoints,
  bookings: bookingsEndpoints,
  inbound: inboundEndpoints,
  catalog: catalogEndpoints,
  invitations: invitationsEndpoints,
  history: historyEndpoints,
  tours: toursEndpoints,
  reminders: remindersEndpoints,
  notices: noticesEndpoints,
  push: pushEndpoints,
  places: placesEndpoints,
  services: servicesEndpoints,
  system: systemEndpoints,
};

import { exportsEndpoints } from "@castor/core/endpoints/exports.ts";
import { isOwnerOf, mayCall } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** The user and the trip that decide about sections. */
export interface SettingsView {
  trip: Pick<Trip, "canEdit" | "role" | "seesMoney" | "isPublic">;
  /** On a phone the plan is a sheet in every layout. */
  isPhone: boolean;
}

const forEditors = ({ trip }: SettingsView) => trip.canEdit;

/**
 * The sections of the map settings (specification#map-settings) in their order, each with the users who get it. A new setting is a row
 * here and its content in `section-contents.tsx`, which does not compile without it.
 */
const settingsSections = [
  { id: "source", isFor: forEditors },
  { id: "layout", isFor: ({ isPhone }: SettingsView) => !isPhone },
  { id: "sharing", isFor: ({ trip }: SettingsView) => isOwnerOf(trip) },
  { id: "trip", isFor: forEditors },
  { id: "offline", isFor: () => true },
  { id: "downloads", isFor: () => true },
  { id: "import", isFor: forEditors },
  { id: "calendar", isFor: ({ trip }: SettingsView) => mayCall(trip, exportsEndpoints.feed) },
] as const;

export type SettingsSectionId = (typeof settingsSections)[number]["id"];

/** The sections for this user. */
export function settingsFor(view: SettingsView): SettingsSectionId[] {
  return settingsSections.filter(({ isFor }) => isFor(view)).map(({ id }) => id);
}

/** What the server does with a trip that it has: the demo has none of them. */
export const needAccount: ReadonlySet<SettingsSectionId> = new Set<SettingsSectionId>([
  ...(["sharing", "offline", "downloads", "calendar"] as const),
]);

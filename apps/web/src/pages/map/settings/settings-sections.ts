import type { Trip } from "@castor/core/trips/trip.ts";

/** Who looks, and at what. */
export interface SettingsView {
  trip: Pick<Trip, "canEdit">;
  /** There the plan is a sheet in every layout. */
  isPhone: boolean;
}

const forOwner = ({ trip }: SettingsView) => trip.canEdit;

/**
 * The sections of the map settings (section 2) in their order on the screen, each with who has it. What there is more
 * to set is one more row here and its content in `section-contents.ts`, which does not compile without it.
 */
const settingsSections = [
  { id: "source", isFor: forOwner },
  { id: "layout", isFor: ({ isPhone }: SettingsView) => !isPhone },
  { id: "trip", isFor: forOwner },
] as const;

export type SettingsSectionId = (typeof settingsSections)[number]["id"];

/** The settings that this person has here; none for a visitor on a phone. */
export function settingsFor(view: SettingsView): SettingsSectionId[] {
  return settingsSections.filter(({ isFor }) => isFor(view)).map(({ id }) => id);
}

import { latePart } from "../../ui/late-part.tsx";

// Forms weigh more than the plan: they come after it, and are here when they are wanted, also without a network.
export const DayDialogsPart = latePart(async () => (await import("./day-dialogs.tsx")).DayDialogs);
export const EditTripPart = latePart(
  async () => (await import("../../features/trips/edit-trip-dialog.tsx")).EditTripDialog,
);
export const MapSettingsPart = latePart(
  async () => (await import("./settings/map-settings-dialog.tsx")).MapSettingsDialog,
);
export const NewPointPart = latePart(
  async () => (await import("./new-point-dialog.tsx")).NewPointDialog,
);
export const PickExistingPart = latePart(
  async () => (await import("../../features/points/pick-existing-dialog.tsx")).PickExistingDialog,
);
export const PutOnDaysPart = latePart(
  async () => (await import("../../features/points/put-on-days-dialog.tsx")).PutOnDaysDialog,
);
export const EditPointPart = latePart(
  async () => (await import("./edit-point-dialog.tsx")).EditPointDialog,
);
export const RouteFormPart = latePart(
  async () => (await import("../../features/routes/route-form.tsx")).RouteForm,
);

/** Loads what the dialogs of a trip need; whoever opens one whose part did not come is told then. */
export function loadDialogParts(): void {
  for (const part of [
    DayDialogsPart,
    EditPointPart,
    EditTripPart,
    MapSettingsPart,
    NewPointPart,
    RouteFormPart,
    PickExistingPart,
    PutOnDaysPart,
  ])
    part.load().catch(() => {});
}

import { lazyComponent } from "../../../ui/lazy/lazy-component.tsx";
import { LazyFoundCard } from "../found/found-on-map-card.tsx";

// The forms are larger than the plan: they load after it, before they are needed, so that they also open offline.
export const LazyDayDialogs = lazyComponent(
  async () => (await import("./day-dialogs.tsx")).DayDialogs,
);
export const LazyEditTripDialog = lazyComponent(
  async () => (await import("../../../features/trips/edit-trip-dialog.tsx")).EditTripDialog,
);
export const LazyTripDatesDialog = lazyComponent(
  async () => (await import("../../../features/trips/trip-dates-dialog.tsx")).TripDatesDialog,
);
export const LazyMapSettingsDialog = lazyComponent(
  async () => (await import("../settings/map-settings-dialog.tsx")).MapSettingsDialog,
);
export const LazyNewPointDialog = lazyComponent(
  async () => (await import("./new-point-dialog.tsx")).NewPointDialog,
);
export const LazyPickExistingDialog = lazyComponent(
  async () =>
    (await import("../../../features/points/pick-existing-dialog.tsx")).PickExistingDialog,
);
export const LazyPutOnDaysDialog = lazyComponent(
  async () => (await import("../../../features/points/put-on-days-dialog.tsx")).PutOnDaysDialog,
);
export const LazyToTripDialog = lazyComponent(
  async () => (await import("../../../features/points/to-trip-dialog.tsx")).ToTripDialog,
);
export const LazyCopyDialog = lazyComponent(
  async () =>
    (await import("../../../features/sharing/copy-to-account-dialog.tsx")).CopyToAccountDialog,
);
export const LazyEditPointDialog = lazyComponent(
  async () => (await import("./edit-point-dialog.tsx")).EditPointDialog,
);
export const LazyEditIdeaDialog = lazyComponent(
  async () => (await import("./edit-idea-dialog.tsx")).EditIdeaDialog,
);
export const LazyRouteForm = lazyComponent(
  async () => (await import("../../../features/routes/route-form.tsx")).RouteForm,
);
export const LazyPictureDialog = lazyComponent(
  async () => (await import("../../../features/pictures/picture-dialog.tsx")).PictureDialog,
);
export const LazyDownloadsDialog = lazyComponent(
  async () => (await import("../../../features/exports/downloads-dialog.tsx")).DownloadsDialog,
);
export const LazyOfflineMapDialog = lazyComponent(
  async () => (await import("../../../features/offline/offline-map-dialog.tsx")).OfflineMapDialog,
);
export const LazyImportDialog = lazyComponent(
  async () => (await import("../../../features/imports/import-dialog.tsx")).ImportDialog,
);
export const LazyCheckDialog = lazyComponent(
  async () => (await import("../../../features/check/check-dialog.tsx")).CheckDialog,
);
export const LazyShareDialog = lazyComponent(
  async () => (await import("../../../features/sharing/share-dialog.tsx")).ShareDialog,
);
export const LazyNeedsAccountDialog = lazyComponent(
  async () => (await import("../../../features/demo/needs-account.tsx")).NeedsAccountDialog,
);

/** What loads when the browser is idle, the likeliest first: the dialogs of a trip and the card of a found place. */
export const laterDialogs = [
  LazyNewPointDialog,
  LazyEditPointDialog,
  LazyEditIdeaDialog,
  LazyFoundCard,
  LazyRouteForm,
  LazyDayDialogs,
  LazyMapSettingsDialog,
  LazyEditTripDialog,
  LazyTripDatesDialog,
  LazyPickExistingDialog,
  LazyPutOnDaysDialog,
  LazyToTripDialog,
  LazyCheckDialog,
  LazyShareDialog,
] as const;

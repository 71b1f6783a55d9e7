import { toursEndpoints } from "@castor/core/endpoints/tours.ts";
import { limits } from "@castor/core/limits.ts";
import type { TourId, TourOutcome } from "@castor/core/tours/tours.ts";
import { useEffect, useState } from "react";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { markChanged } from "../../data/http/query-client.ts";
import { useRead } from "../../data/http/use-read.ts";
import { useSession } from "../../data/session/session-store.ts";
import {
  endTour,
  leaveTour,
  setAvailableTours,
  useCurrentTour,
} from "../../data/tours/tours-store.ts";
import { readStored } from "../../device/storage/storage.ts";
import { useWords } from "../../i18n/words.ts";
import { Beaver } from "../../ui/beaver/beaver.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { holdToasts } from "../../ui/feedback/show-toast.ts";
import { TourOffer } from "../../ui/tour/tour-offer.tsx";
import { TourStep } from "../../ui/tour/tour-step.tsx";
import { tourSteps } from "./tour-steps.ts";
import { useTargets } from "./use-targets.ts";

/**
 * The guided tour of the screen: offered by a small button, which shows it over everything but messages
 * (specification#tours).
 */
export function TourLayer() {
  const { isLoggedIn } = useSession();
  const { data, error } = useRead(toursEndpoints.list, isLoggedIn ? {} : null);
  useEffect(() => setAvailableTours(data ?? []), [data]);
  useEffect(() => {
    if (error) logTours("The tours were not loaded:", error);
  }, [error]);
  const tour = useCurrentTour();
  return tour ? <Tour key={tour} tour={tour} /> : null;
}

const room = {
  spotlightPx: limits.tourSpotlightPaddingPx,
  scrollPx: limits.tourScrollOffsetPx,
};

/** Where each tour was left in this window: it goes on there. */
const leftAt = new Map<TourId, number>();

function Tour({ tour }: { tour: TourId }) {
  const translate = useWords("common", "tours");
  const [isBegun, setBegun] = useState(leftAt.has(tour));
  if (isBegun) return <BegunTour tour={tour} />;
  return <TourOffer label={translate("tour.begin")} onBegin={() => setBegun(true)} />;
}

function BegunTour({ tour }: { tour: TourId }) {
  const translate = useWords("common", "tours");
  const steps = Object.entries(tourSteps[tour]);
  const [index, setIndex] = useState(leftAt.get(tour) ?? 0);
  const [isAsking, setAsking] = useState(false);
  const areThere = useTargets(
    steps.flatMap(([, { target }]) => target ?? []),
    (missing) => {
      leftAt.delete(tour);
      logTours(`The tour ${tour} is not shown without ${missing.join(", ")}.`);
      leaveTour(tour);
    },
  );
  useEffect(() => void leftAt.set(tour, leftAt.get(tour) ?? 0), [tour]);
  // A toast must not cover what is explained.
  useEffect(() => (areThere ? holdToasts() : undefined), [areThere]);
  const show = (next: number) => {
    leftAt.set(tour, next);
    setIndex(next);
  };
  const end = (outcome: TourOutcome) => {
    leftAt.delete(tour);
    endTour(tour, outcome);
    void sendEnd(tour, outcome);
  };
  const [name, step] = steps[index] ?? [];
  if (!areThere || !name || !step) return null;
  if (isAsking) {
    return (
      <ConfirmDialog
        isOpen
        isDangerous
        title={translate("tour.skipTitle")}
        text={translate("tour.skipConfirm")}
        confirmLabel={translate("tour.skip")}
        cancelLabel={translate("tour.goOn")}
        onConfirm={() => end("skipped")}
        onCancel={() => setAsking(false)}
      />
    );
  }
  const isLast = index === steps.length - 1;
  // The names of steps are those of their words.
  const words = (part: "title" | "text") =>
    translate(`tours.${tour}.${name}.${part}` as "tours.myTripsTour.hello.title");
  const skip = () => setAsking(true);
  const finish = () => end("finished");
  return (
    <TourStep
      key={index}
      room={room}
      tooltipPx={limits.tourTooltipPx}
      target={step.target}
      picture={<Beaver pose={step.pose} />}
      title={words("title")}
      text={words("text")}
      progress={translate("tour.progress", { step: index + 1, count: steps.length })}
      nextLabel={translate(isLast ? "tour.done" : "tour.next")}
      onNext={isLast ? finish : () => show(index + 1)}
      back={index === 0 ? null : { label: translate("tour.back"), onPress: () => show(index - 1) }}
      skip={isLast ? null : { label: translate("tour.skip"), onPress: skip }}
      onClose={isLast ? finish : skip}
    />
  );
}

/** With the local flag `debug_tours` the end of a tour is not sent. */
async function sendEnd(tourId: TourId, status: TourOutcome): Promise<void> {
  if (readStored("debug_tours")) return;
  try {
    const { finish } = toursEndpoints;
    await callEndpoint(finish, { body: { tourId, status } });
    await markChanged(finish.changes ?? []);
  } catch (thrown) {
    logTours(`The end of ${tourId} was not saved:`, thrown);
  }
}

/** Logs what went wrong with the tours. The page works without them. */
function logTours(problem: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged (specification#tour-run)
  console.warn(problem, ...(cause === undefined ? [] : [cause]));
}

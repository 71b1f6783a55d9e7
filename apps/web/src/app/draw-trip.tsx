import { pathSpans } from "@castor/core/routes/paths/path-spans.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { DrawTrip } from "@castor/core/trips/draw-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { writeFirstAnswer } from "../data/write-first-answer.ts";
import { drawForWindow } from "../device/screen/media.ts";
import { PointList } from "../features/points/point-list.tsx";
import { DayHeading } from "../features/routes/day-heading.tsx";
import { DayStrip } from "../features/routes/day-strip.tsx";
import { SearchForm } from "../features/services/search-form.tsx";
import { loadWordsToDraw } from "../i18n/words.ts";
import { colorOfRoute } from "../pages/map/canvas/map-data.ts";
import { initialScreen } from "../pages/map/map-screen.ts";
import { FoldingScroll } from "../pages/map/panel/folding-scroll.tsx";
import { CopyButton } from "../pages/map/plan/copy-trip-button.tsx";
import { TripHeader } from "../pages/map/plan/trip-header.tsx";
import { useOtherDays } from "../pages/map/plan/use-other-days.ts";
import { TripFrame } from "../pages/map/trip-frame.tsx";
import { TripText } from "../things/trip-text.tsx";
import { inertButtons } from "./inert-buttons.ts";

const drawIn = await loadWordsToDraw();
/** Nothing is pressed in markup. */
const ignore = () => {};
/** More than a window shows. */
const mostPoints = 20;
/** In characters. A longer one would delay the page, and without it the app would show the skeleton again. */
const longestAnswer = 200_000;

/** What the map of a trip shows of a day before paths and times are known. */
export const drawTrip: DrawTrip = (language, trip, routeId) => {
  const route = trip.routes.find(({ id }) => id === routeId);
  if (route === undefined) throw new Error("The trip has no such day.");
  const drawFor = (isPhone: boolean) =>
    drawForWindow(isPhone, () =>
      drawIn(language, () =>
        inertButtons(renderToStaticMarkup(<FirstSight trip={trip} route={route} />)),
      ),
    );
  const answer = writeFirstAnswer(trip, { isAll: false });
  return answer.length > longestAnswer ? null : [drawFor(false), drawFor(true), answer];
};

function FirstSight({ trip, route }: { trip: Trip; route: Route }) {
  const { mode, rest } = initialScreen(trip);
  const top = (
    <>
      <TripHeader
        {...{ trip, mode, check: { state: "checking" } }}
        {...{ onMode: ignore, onCheck: ignore, onDates: ignore }}
        {...{ onSettings: ignore, onShare: ignore, onDownloads: ignore }}
        copyButton={<CopyButton onPress={ignore} />}
      />
      <DayStrip tripId={trip.id} routes={trip.routes} currentId={route.id} />
    </>
  );
  return (
    <TripFrame
      {...{ rest, hasPoint: false, onRest: ignore, onAdd: undefined }}
      search={<SearchForm />}
      map={() => null}
      plan={
        <FoldingScroll
          view={createRef()}
          top={top}
          isAtTop={false}
          isHolding={false}
          isCard={false}
        >
          <Day trip={trip} route={route} />
        </FoldingScroll>
      }
    />
  );
}

function Day({ trip, route }: { trip: Trip; route: Route }) {
  const spans = pathSpans(route.points);
  const hasPath = spans.size > 0;
  const sums = { path: hasPath ? "" : null, times: hasPath ? "" : null };
  return (
    <div className="stack gap-16">
      <DayHeading route={route} color={colorOfRoute(trip, route.id)} sums={sums}>
        {route.description ? <TripText text={route.description} /> : null}
      </DayHeading>
      <PointList
        points={route.points.slice(0, mostPoints)}
        legTo={({ id }) => (spans.has(id) ? "pending" : null)}
        alsoOn={useOtherDays(trip)}
        timesAt={() => null}
        selectedId={null}
        isEditing={false}
        onSelect={ignore}
        onOrder={ignore}
        actions={{ onEdit: ignore, onDuplicate: ignore, onToTrip: ignore, onDelete: ignore }}
      />
    </div>
  );
}

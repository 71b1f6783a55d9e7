import { dayColor } from "@castor/core/map/day-colors.ts";
import type { ItineraryRow } from "@castor/core/trips/itinerary/list-itinerary-rows.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import { type ReactNode, useCallback, useState } from "react";
import { useJourneys } from "../../../data/use-journeys.ts";
import { findingsOf } from "../../../features/check/check-state.ts";
import { FindingMark } from "../../../features/check/finding-mark.tsx";
import { DayNotes } from "../../../features/notes/day-notes.tsx";
import { ItineraryStop } from "../../../features/points/itinerary-stop.tsx";
import { useStable } from "../../../ui/interaction/use-stable.ts";
import { DayEnd } from "./day-end.tsx";
import { DayRow } from "./day-row.tsx";
import styles from "./itinerary.module.css";
import type { ItineraryProps } from "./itinerary-props.ts";
import { NightRow } from "./night-row.tsx";
import { useDayFacts } from "./use-day-facts.ts";
import type { useDayFolding } from "./use-day-folding.ts";
import type { useSelection } from "./use-selection.ts";
import { useStopActions } from "./use-stop-actions.ts";
import { useTripFacts } from "./use-trip-facts.ts";

interface Options extends ItineraryProps {
  folding: ReturnType<typeof useDayFolding>;
  selection: ReturnType<typeof useSelection>;
  measure: (element: HTMLElement | null) => void;
  announce: (words: string) => void;
}

type Place = { index: number; top: number };
type StopRow = Extract<ItineraryRow, { kind: "stop" }>;

/** Draws a row of the itinerary at its place. */
export function useDrawRow(options: Options): (row: ItineraryRow, place: Place) => ReactNode {
  const { trip, shown, check, isEditing, dayActions, folding, selection, measure } = options;
  const { can, dialogs } = useStopActions(options, options.announce);
  const { onPick, onTurn } = useStable({ onPick: selection.pick, onTurn: folding.turn });
  const { numberOf, costs, findings, alsoOn } = useTripFacts(trip, check);
  const factsOf = useDayFacts(trip.routes, shown, options.legsOf);
  const { journeyTo } = useJourneys(trip.routes);
  const [openNotes, setOpenNotes] = useState<string | null>(null);
  const found = findingsOf(check);
  const markOf = useCallback((id: string) => <FindingMark findings={found} stopId={id} />, [found]);

  const drawStop = ({ route, point, index, isBesideStay }: StopRow, place: Place) => {
    const { legTo, schedule } = factsOf(route);
    const isOff = point.excludeFromRoute || point.routeMode === "none";
    return (
      <ItineraryStop
        key={point.id}
        {...{ ...place, measure, point, isBesideStay, isEditing, markOf, onPick }}
        color={dayColor(numberOf(route.id) - 1)}
        leg={legTo(point) ?? (isEditing && index > 0 && isOff ? "off" : null)}
        journey={journeyTo(point.id)}
        number={index + 1}
        isFirst={index === 0}
        isLast={index === route.points.length - 1}
        isSelected={false}
        isDragged={point.id === options.draggedId}
        drop={options.mark?.id === point.id ? options.mark.side : undefined}
        isPicked={selection.ids.has(point.id)}
        isPicking={selection.ids.size > 0}
        alsoOn={alsoOn(point)}
        times={schedule?.stops[point.id] ?? null}
        actions={dialogs}
        onSelect={can.onSelect}
        onMove={can.onMove}
        onLegChange={can.onLegChange}
        onAddBefore={can.onAddBefore}
      />
    );
  };
  const drawContent = (row: Exclude<ItineraryRow, StopRow>) => {
    const { route } = row;
    if (row.kind === "night") return <NightRow nights={row.nights} onSelect={can.onSelect} />;
    if (row.kind === "notes")
      return (
        <DayNotes
          {...{ trip, route }}
          isOpen={openNotes === route.id}
          onTurn={(id) => setOpenNotes(openNotes === id ? null : id)}
        />
      );
    if (row.kind === "end")
      return (
        <DayEnd
          route={route}
          canEdit={trip.canEdit}
          onAdd={isEditing ? () => can.onAdd(route.id) : undefined}
        />
      );
    return (
      <DayRow
        {...{ route, onTurn }}
        number={numberOf(route.id)}
        facts={factsOf(route)}
        costs={costs[route.id]}
        findings={isMemberOf(trip) ? (findings[route.id] ?? none) : undefined}
        isOpen={folding.isOpen(route.id)}
        takesPoint={route.id === options.takesPointId}
        onCheck={can.onCheck}
        actions={dayActions}
      />
    );
  };
  return (row, place) =>
    row.kind === "stop" ? (
      drawStop(row, place)
    ) : (
      <li
        key={row.id}
        ref={measure}
        className={`${styles.row} ${styles[row.kind]}`}
        style={{ top: place.top }}
        data-index={place.index}
        data-row={row.id}
        data-day={row.kind === "day" ? undefined : row.route.id}
        data-beside-stay={row.isBesideStay || undefined}
        data-joins-after={
          (row.kind === "night" && row.nights.some(({ joinsAfter }) => joinsAfter)) || undefined
        }
      >
        {drawContent(row)}
      </li>
    );
}

const none: never[] = [];

import { findNextStop } from "@castor/core/bookings/next-stop.ts";
import type { Finding } from "@castor/core/check/finding.ts";
import { dateOfNewCost } from "@castor/core/finance/date-of-new-cost.ts";
import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useState } from "react";
import { LastKnown } from "../../data/forms/last-known.tsx";
import { useToday } from "../../device/use-today.ts";
import { CostFindings } from "../../features/check/cost-findings.tsx";
import { LazyFiles } from "../../features/files/lazy-files.tsx";
import { ItemForm } from "../../features/finance/item-form.tsx";
import { addPointAnew } from "../../features/points/add-point-anew.ts";
import { PointForm } from "../../features/points/point-form.tsx";
import { EditTripDialog } from "../../features/trips/edit-trip-dialog.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { stopOf } from "./stop-of.ts";
import type { CostActionsOfTrip } from "./use-cost-actions.ts";

/** The open dialog of the costs. */
export type CostDialog =
  | { kind: "new" }
  | { kind: "travellers" }
  | { kind: "findings"; row: FinanceRow }
  | { kind: "row"; row: FinanceRow };

export interface CostDialogsProps {
  trip: Trip;
  open: CostDialog;
  /** By the id of the row. */
  findings: ReadonlyMap<string, readonly Finding[]>;
  actions: CostActionsOfTrip;
  onClose: () => void;
}

/** The forms of the page: a new or saved cost, the point behind a row, the travellers. */
export function CostDialogs({ trip, open, findings, actions, onClose }: CostDialogsProps) {
  if (open.kind === "travellers") return <EditTripDialog tripId={trip.id} onClose={onClose} />;
  if (open.kind === "new") return <NewItem trip={trip} actions={actions} onClose={onClose} />;
  if (open.kind === "findings")
    return (
      <CostFindings trip={trip} findings={findings.get(open.row.id) ?? []} onClose={onClose} />
    );
  if (open.row.source === "point")
    return <EditPoint trip={trip} row={open.row} actions={actions} onClose={onClose} />;
  return <EditItem trip={trip} row={open.row} actions={actions} onClose={onClose} />;
}

/** Reports that the row was deleted meanwhile, on another device or in another tab. */
function Gone({ onClose }: Pick<CostDialogsProps, "onClose">) {
  const translate = useWords("common", "costs");
  useEffect(() => {
    showToast("info", translate("costsPage.gone"));
    onClose();
  });
  return null;
}

type PartProps = Omit<CostDialogsProps, "open" | "findings">;

const itemFormOf = (trip: Trip) => ({
  currency: trip.currency,
  people: trip,
  opensAt: trip.startDate ?? undefined,
});

const closing =
  (onClose: () => void) =>
  <Failure,>(error: Failure | null): Failure | null => {
    if (!error) onClose();
    return error;
  };

function NewItem({ trip, actions, onClose }: PartProps) {
  const draftName = `new cost ${trip.id}`;
  return (
    <ItemForm
      saved={null}
      {...itemFormOf(trip)}
      startsOn={dateOfNewCost(trip, useToday())}
      draftName={draftName}
      onClose={onClose}
      onSave={async (fields) => closing(onClose)(await actions.addItem(fields))}
    />
  );
}

function EditItem({ trip, row, actions, onClose }: PartProps & { row: FinanceRow }) {
  const saved = trip.financeItems.find(({ id }) => id === row.id);
  const [isThere] = useState(saved !== undefined);
  if (!isThere) return <Gone onClose={onClose} />;
  return (
    <LastKnown now={saved}>
      {(item, isGone) => (
        <ItemForm
          saved={item}
          isGone={isGone}
          {...itemFormOf(trip)}
          files={
            isGone ? null : (
              <LazyFiles trip={trip} kind="cost" thingId={item.id} look="form" takesDrops />
            )
          }
          draftName={`cost ${item.id}`}
          onClose={onClose}
          onSave={async (fields) =>
            closing(onClose)(
              await (isGone ? actions.addItem(fields) : actions.saveItem(item.id, fields)),
            )
          }
        />
      )}
    </LastKnown>
  );
}

function EditPoint(props: PartProps & { row: FinanceRow }) {
  const stop = stopOf(props.trip, props.row);
  const [isThere] = useState(stop !== null);
  if (!isThere) return <Gone onClose={props.onClose} />;
  return (
    <LastKnown now={stop?.route}>
      {(route) => (
        <LastKnown now={stop?.point}>
          {(point, isGone) => <PointOfRow {...props} {...{ route, point, isGone }} />}
        </LastKnown>
      )}
    </LastKnown>
  );
}

interface PointOfRowProps extends PartProps {
  route: Route;
  point: Point;
  isGone: boolean;
}

function PointOfRow({ trip, route, point, isGone, actions, onClose }: PointOfRowProps) {
  const formats = useFormats();
  const others = trip.routes.flatMap(({ points, date }) =>
    points
      .filter(({ id, linkId }) => linkId === point.linkId && id !== point.id)
      .map(() => formats.date(dayOf(date), "short")),
  );
  return (
    <PointForm
      saved={point}
      isGone={isGone}
      moveType={route.moveType}
      draftName={`point ${point.id}`}
      date={dayOf(route.date)}
      currency={trip.currency}
      people={trip}
      nextStop={findNextStop(trip.routes, point.id)}
      others={
        others.length > 0
          ? { days: [...new Set(others)].join(", "), count: others.length }
          : undefined
      }
      onClose={onClose}
      onSave={async (change) =>
        closing(onClose)(
          await (isGone
            ? addPointAnew(trip, change, point.routeId)
            : actions.savePoint(point.id, change)),
        )
      }
    />
  );
}

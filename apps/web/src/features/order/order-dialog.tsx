import { findKeptEnds } from "@castor/core/order/kept-ends.ts";
import type { Point } from "@castor/core/points/point.ts";
import { listPathStops } from "@castor/core/routes/paths/list-path-stops.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useId, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "../../ui/dialogs/dialog.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import styles from "./order-dialog.module.css";
import { useBestOrder } from "./search/use-best-order.ts";
import { OrderResult } from "./view/order-result.tsx";

export interface OrderDialogProps {
  trip: Trip;
  route: Route;
  /** All points of the day in the new order. */
  onApply: (points: readonly Point[]) => void;
  onClose: () => void;
}

/** The best order of a day beside today's, and a button that takes it. */
export function OrderDialog({ trip, route, onApply, onClose }: OrderDialogProps) {
  const translate = useWords("common", "order");
  const stops = listPathStops(route);
  const [areKept] = useState(() => findKeptEnds(trip, stops));
  const reason = useId();
  const [keepsFirst, setKeepsFirst] = useState(areKept.first);
  const [keepsLast, setKeepsLast] = useState(areKept.last);
  const order = useBestOrder(trip, route, { keepsFirst, keepsLast });
  const proposed =
    order.state === "ready" && order.proposal.kind === "proposed" ? order.proposal : null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("bestOrder.title", { name: route.name })}
      closeLabel={translate("actions.close")}
    >
      <div className={`grid gap-16 ${styles.content}`}>
        <div className="grid gap-8">
          <SwitchField
            label={translate("bestOrder.keepFirst", { name: stops[0]?.name ?? "" })}
            checked={keepsFirst}
            disabled={areKept.first}
            aria-describedby={areKept.first ? reason : undefined}
            onChange={(event) => setKeepsFirst(event.currentTarget.checked)}
          />
          <SwitchField
            label={translate("bestOrder.keepLast", { name: stops.at(-1)?.name ?? "" })}
            checked={keepsLast}
            disabled={areKept.last}
            aria-describedby={areKept.last ? reason : undefined}
            onChange={(event) => setKeepsLast(event.currentTarget.checked)}
          />
          <p id={reason} className="secondary">
            {translate("bestOrder.hotels")}
          </p>
        </div>
        <OrderResult route={route} order={order} />
      </div>
      <DialogActions>
        <DialogCancel>{translate(proposed ? "actions.cancel" : "actions.close")}</DialogCancel>
        <Button
          kind="primary"
          disabled={!proposed}
          onClick={() => proposed && onApply(proposed.points)}
        >
          {translate("bestOrder.apply")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { limits } from "@castor/core/limits.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useId } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import type { OrderState } from "../search/use-best-order.ts";
import { FiguresTable } from "./figures-table.tsx";
import { NewOrder } from "./new-order.tsx";
import styles from "./order-result.module.css";

const secondsOfMinute = 60;

export interface OrderResultProps {
  route: Route;
  order: OrderState;
}

/** How far the search is, or what it found: the figures before and after, and the new order. */
export function OrderResult({ route, order }: OrderResultProps) {
  const id = useId();
  const isProposed = order.state === "ready" && order.proposal.kind === "proposed";
  return (
    <>
      {/* It stays from the search to the result: a screen reader says what changes in it. */}
      <div id={id} role="status" className={isProposed ? "visually-hidden" : undefined}>
        <Status order={order} />
      </div>
      {order.state === "searching" ? (
        <progress className={styles.bar} aria-labelledby={id} max={1} value={order.share} />
      ) : null}
      <Result route={route} order={order} />
    </>
  );
}

/** The state in a sentence. A failure is an alert, which is said by itself. */
function Status({ order }: Pick<OrderResultProps, "order">) {
  const translate = useWords("common", "order");
  const formats = useFormats();
  if (order.state === "searching") return <p>{translate("bestOrder.searching")}</p>;
  if (order.state === "failed") return null;
  const { proposal } = order;
  if (proposal.kind === "refused") {
    const count = proposal.code === "tooFewStops" ? limits.orderedStopsMin : limits.orderedStopsMax;
    const text = translate(`bestOrder.${proposal.code}`, { count });
    return <EmptyState isSmall pose="gnaws-pencil" text={text} />;
  }
  if (proposal.kind === "unchanged") {
    const text = translate(proposal.isExact ? "bestOrder.isBest" : "bestOrder.noneFound");
    return <EmptyState isSmall pose="naps" text={text} />;
  }
  const [before, after] = [proposal.before, proposal.after].map(({ minutes }) =>
    formats.duration(minutes * secondsOfMinute),
  );
  return <p>{translate("bestOrder.found", { before: before ?? "", after: after ?? "" })}</p>;
}

function Result({ route, order }: OrderResultProps) {
  const translate = useWords("common", "order");
  if (order.state === "failed")
    return <EmptyState isSmall isAlert pose="gnaws-pencil" text={translate("bestOrder.failed")} />;
  if (order.state !== "ready" || order.proposal.kind !== "proposed") return null;
  const { before, after, points } = order.proposal;
  return (
    <>
      <FiguresTable before={before} after={after} />
      <NewOrder
        today={route.points}
        points={points}
        before={before.arrivals}
        after={after.arrivals}
      />
    </>
  );
}

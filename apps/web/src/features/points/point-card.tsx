import type { Travellers } from "@castor/core/finance/table/sum-finance.ts";
import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../i18n/words.ts";
import type { FindPlace } from "../../things/markup-lines.tsx";
import { NavigateMenu } from "../../things/navigate/navigate-menu.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { CardDescription } from "./card/card-description.tsx";
import { EditableValue } from "./card/editable-value.tsx";
import { FactList } from "./card/fact-list.tsx";
import type { PointEdit } from "./card/point-edit.ts";
import { PriceFacts } from "./card/price-facts.tsx";
import { usePointFacts } from "./card/use-point-facts.tsx";
import { LateLine } from "./lines/late-line.tsx";
import { SharedLine } from "./lines/shared-line.tsx";
import styles from "./point-card.module.css";
import { PointMarker } from "./point-marker.tsx";

export interface PointCardProps {
  point: Point;
  /** Absent for an idea. */
  number?: number | undefined;
  /** Arrival and departure; null while unknown. */
  times: StopTimes | null;
  /** The other days of the same place, in words. */
  alsoOn: string;
  /** The travellers, for whom the price is added up. */
  people: Travellers;
  /** Finds the places that the description links. */
  findPlace?: FindPlace | undefined;
  /** Changes values of the card in their places; absent where nobody edits. */
  edit?: PointEdit | undefined;
  /** Ticks a task of the description; without it tasks are read-only. */
  onTick?: ((tick: TaskTick) => void) | undefined;
  /** What is booked. */
  booking?: ReactNode;
  /** The picture of the place, with what may be done to it. */
  picture?: ReactNode;
  /** The files of the place. */
  files?: ReactNode;
  /** Buttons below the name. */
  children?: ReactNode;
}

/** A point, read-only. */
export function PointCard(props: PointCardProps) {
  const { point, number, times, alsoOn, people, findPlace, onTick, edit } = props;
  const { booking, picture, files, children } = props;
  const translate = useWords("common");
  const heading = useRef<HTMLHeadingElement>(null);
  // Keyboard and screen reader users continue in the card; the map keeps its own selection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each point is a card of its own
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [point.id]);
  const factsOf = usePointFacts(point, times, edit);
  return (
    <article className="stack gap-16">
      <header className="row items-start gap-16">
        <PointMarker point={point} number={number} />
        <div>
          <h2
            ref={heading}
            tabIndex={-1}
            className={`breaks ${styles.name}`}
            dir="auto"
            data-tooltip={point.name}
          >
            {edit ? (
              <EditableValue edit={edit} field="name" label={translate("points.name")}>
                {point.name}
              </EditableValue>
            ) : (
              point.name
            )}
          </h2>
          <p className="secondary">{translate(`points.types.${point.typeId}`)}</p>
          <SharedLine alsoOn={alsoOn} />
          {times ? <LateLine point={point} times={times} /> : null}
        </div>
      </header>
      {children}
      {booking}
      <FactList facts={factsOf("first")} />
      {picture}
      <div>
        <NavigateMenu point={point}>
          <Button icon="route">{translate("card.navigate")}</Button>
        </NavigateMenu>
      </div>
      <CardDescription text={point.description} {...{ findPlace, onTick, edit }} />
      {files}
      <FactList facts={factsOf("visit")} />
      <FactList facts={factsOf("place")} />
      <PriceFacts {...{ point, people, edit }} />
    </article>
  );
}

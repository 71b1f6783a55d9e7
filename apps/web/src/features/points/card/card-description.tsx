import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import { Suspense } from "react";
import { useWords } from "../../../i18n/words.ts";
import { FormattedText } from "../../../things/formatted-text.tsx";
import type { FindPlace } from "../../../things/markup-lines.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { useInPlace } from "../../../ui/interaction/use-in-place.ts";
import { lazyAfterFirstPaint } from "../../../ui/lazy/lazy-after-first-paint.ts";
import type { PointEdit } from "./point-edit.ts";

/** Loaded after the map: it is no reason to open the page. */
const PointInPlace = lazyAfterFirstPaint(
  async () => (await import("./point-in-place.tsx")).PointInPlace,
);

export interface CardDescriptionProps {
  text: string;
  findPlace: FindPlace | undefined;
  onTick: ((tick: TaskTick) => void) | undefined;
  edit: PointEdit | undefined;
}

/** The description of a point. Its links and tasks are pressed themselves, so a button below opens it for writing. */
export function CardDescription({ text, findPlace, onTick, edit }: CardDescriptionProps) {
  const translate = useWords("common");
  const { isOpen, button, open, close } = useInPlace();
  const shown = text ? <FormattedText text={text} findPlace={findPlace} onTick={onTick} /> : null;
  if (!edit) return shown;
  const label = translate("points.description");
  if (isOpen)
    return (
      <Suspense fallback={shown}>
        <PointInPlace {...{ edit, label }} field="description" onClose={close} />
      </Suspense>
    );
  return (
    <div>
      {shown}
      <Button ref={button} kind="quiet" icon="pencil" onClick={open}>
        {translate(text ? "card.changeDescription" : "card.describe")}
      </Button>
    </div>
  );
}

import { type ReactNode, Suspense } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useInPlace } from "../../../ui/interaction/use-in-place.ts";
import { lazyAfterFirstPaint } from "../../../ui/lazy/lazy-after-first-paint.ts";
import styles from "../point-card.module.css";
import type { EditedField, PointEdit } from "./point-edit.ts";

/** Loaded after the map: it is no reason to open the page. */
const PointInPlace = lazyAfterFirstPaint(
  async () => (await import("./point-in-place.tsx")).PointInPlace,
);

export interface EditableValueProps {
  edit: PointEdit;
  field: EditedField;
  label: string;
  /** The value as it is shown; nothing where it has none yet. */
  children?: ReactNode;
}

/** A value of a point's card. A press opens a field in its place. */
export function EditableValue({ edit, field, label, children }: EditableValueProps) {
  const translate = useWords("common");
  const { isOpen, button, open, close } = useInPlace();
  if (isOpen)
    return (
      <Suspense fallback={children}>
        <PointInPlace {...{ edit, field, label }} onClose={close} />
      </Suspense>
    );
  return (
    <button
      ref={button}
      type="button"
      className={`plain-button breaks ${styles.value}`}
      data-tooltip={translate("card.change")}
      onClick={open}
    >
      <span className="visually-hidden">{`${label}: `}</span>
      {children || <span className={styles.missing}>{translate("card.add")}</span>}
    </button>
  );
}

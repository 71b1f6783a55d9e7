import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";

export interface PagerProps {
  /** From 0. */
  index: number;
  count: number;
  previous: string;
  next: string;
  onTurn: (step: -1 | 1) => void;
}

/** Which of several is shown, and the ways to its neighbours. Of one alone it takes its place and is empty. */
export function Pager({ index, count, previous, next, onTurn }: PagerProps) {
  const translate = useWords("common", "files");
  if (count <= 1) return <span />;
  return (
    <span className="row items-center gap-4">
      <IconButton
        icon="chevron-left"
        label={previous}
        disabled={index === 0}
        onClick={() => onTurn(-1)}
      />
      <span className="secondary tabular" aria-live="polite">
        {translate("files.position", { position: index + 1, count })}
      </span>
      <IconButton
        icon="chevron-right"
        label={next}
        disabled={index === count - 1}
        onClick={() => onTurn(1)}
      />
    </span>
  );
}

export interface ZoomButtonsProps {
  zoom: number;
  largest: number;
  onIn: () => void;
  onOut: () => void;
}

/** Smaller, down to the whole width or picture (1), and larger. */
export function ZoomButtons({ zoom, largest, onIn, onOut }: ZoomButtonsProps) {
  const translate = useWords("common", "files");
  return (
    <>
      <IconButton
        icon="minus"
        label={translate("files.zoomOut")}
        disabled={zoom === 1}
        onClick={onOut}
      />
      <IconButton
        icon="plus"
        label={translate("files.zoomIn")}
        disabled={zoom === largest}
        onClick={onIn}
      />
    </>
  );
}

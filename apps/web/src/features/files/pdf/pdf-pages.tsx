import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { DialogActions } from "../../../ui/dialogs/dialog.tsx";
import { useStable } from "../../../ui/interaction/use-stable.ts";
import { Pager, ZoomButtons } from "../view/view-buttons.tsx";
import type { OpenPdf } from "./open-pdf.ts";
import { heightOf, layPages, type PageSize, pageAt, pagesNear } from "./page-layout.ts";
import styles from "./pdf.module.css";
import { PdfPageView } from "./pdf-page.tsx";
import { largestZoom, usePageZoom } from "./use-page-zoom.ts";

/** A page whose size is not known yet: that of a letter. */
const usualSize: PageSize = { width: 210, height: 297 };

export interface PdfPagesProps {
  pdf: OpenPdf;
  name: string;
  /** Whether something stands above them. */
  isBelow: boolean;
  /** The buttons of the dialog. */
  children: ReactNode;
}

/** The pages of a PDF below each other; those that are near are drawn. */
export function PdfPages({ pdf, name, isBelow, children }: PdfPagesProps) {
  const translate = useWords("common", "files", "pdf");
  const formats = useFormats();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { zoom, zoomIn, zoomOut, onKey } = usePageZoom(box);
  const { top, width, height } = useShown(box, zoom);
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const { onSize } = useStable({
    onSize: (index: number, size: PageSize) =>
      setKnown((before) => (before.has(index) ? before : new Map(before).set(index, size))),
  });
  const pages = useMemo(() => {
    const first = known.get(0) ?? usualSize;
    const sizes = Array.from({ length: pdf.pages }, (_, index) => known.get(index) ?? first);
    return layPages(sizes, width * zoom);
  }, [pdf, known, width, zoom]);
  const current = pageAt(pages, top, height);
  const turn = (step: number) => box?.scrollTo({ top: pages[current + step]?.top ?? 0 });
  const keys = (event: KeyboardEvent) => {
    if (onKey(event)) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys zoom, beside the buttons
    <div className={`stack ${styles.view}`} onKeyDown={keys}>
      {pdf.isCut ? (
        <p className="secondary mb-12">
          {translate("pdf.isCut", { count: formats.number(pdf.pages) })}
        </p>
      ) : null}
      <section
        ref={setBox}
        className={styles.box}
        data-below={isBelow || undefined}
        aria-label={translate("pdf.pages", { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
        tabIndex={0}
        data-autofocus
      >
        <div className={styles.pages} style={{ width: width * zoom, height: heightOf(pages) }}>
          {width > 0
            ? pagesNear(pages, top, height).map((place) => (
                <PdfPageView
                  key={place.index}
                  pdf={pdf}
                  place={place}
                  width={width * zoom}
                  onSize={onSize}
                />
              ))
            : null}
        </div>
      </section>
      <DialogActions>
        <div className={`row items-center justify-between gap-8 ${styles.bar}`}>
          <Pager
            index={current}
            count={pdf.pages}
            previous={translate("pdf.previous")}
            next={translate("pdf.next")}
            onTurn={turn}
          />
          <span className="row items-center">
            <ZoomButtons zoom={zoom} largest={largestZoom} onIn={zoomIn} onOut={zoomOut} />
          </span>
        </div>
        {children}
      </DialogActions>
    </div>
  );
}

/** How far a box is scrolled at a zoom, and its size, in pixels. */
function useShown(box: HTMLElement | null, zoom: number) {
  const [shown, setShown] = useState({ top: 0, width: 0, height: 0, zoom });
  const { currentZoom } = useStable({ currentZoom: () => zoom });
  useEffect(() => {
    if (!box) return;
    const measure = () =>
      setShown({
        ...{ top: box.scrollTop, width: box.clientWidth, height: box.clientHeight },
        zoom: currentZoom(),
      });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    box.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener("scroll", measure);
    };
  }, [box, currentZoom]);
  // A new zoom is drawn before the box is scrolled to it: the pages under the fingers stay the same ones.
  return { ...shown, top: (shown.top * zoom) / shown.zoom };
}

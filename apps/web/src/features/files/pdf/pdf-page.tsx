import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import type { OpenPdf, PdfPage } from "./open-pdf.ts";
import { type LaidPage, type PageSize, sharpnessOf } from "./page-layout.ts";
import styles from "./pdf.module.css";

/** A zoom that goes on is not drawn at each step. */
const settleMs = 120;

export interface PdfPageViewProps {
  pdf: OpenPdf;
  place: LaidPage;
  width: number;
  onSize: (index: number, size: PageSize) => void;
}

/** A page of a PDF as a picture, with its words over it. */
export function PdfPageView({ pdf, place, width, onSize }: PdfPageViewProps) {
  const translate = useWords("common", "pdf");
  const { index, top, height } = place;
  const [page, setPage] = useState<PdfPage | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    pdf.page(index).then(
      (found) => {
        if (isGone) return;
        const { width, height } = found.getViewport({ scale: 1 });
        onSize(index, { width, height });
        setPage(found);
      },
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [pdf, index, onSize]);
  return (
    <section
      className={styles.page}
      aria-label={translate("pdf.page", { page: index + 1, count: pdf.pages })}
      style={{ top, width, height }}
    >
      {isFailed ? (
        <ErrorState isSmall text={translate("pdf.pageFailed")} />
      ) : page ? (
        <>
          <Drawing pdf={pdf} page={page} width={width} onFail={() => setFailed(true)} />
          <Words pdf={pdf} page={page} width={width} />
        </>
      ) : null}
    </section>
  );
}

interface PartProps {
  pdf: OpenPdf;
  page: PdfPage;
  width: number;
}

/** The picture. The former one stays, stretched, until the sharper one is there. */
function Drawing({ pdf, page, width, onFail }: PartProps & { onFail: () => void }) {
  const holder = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const size = page.getViewport({ scale: 1 });
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    let task: ReturnType<OpenPdf["draw"]> | null = null;
    let isGone = false;
    const draw = async () => {
      const scale = sharpnessOf(size, width, window.devicePixelRatio);
      canvas.width = Math.max(1, Math.floor(size.width * scale));
      canvas.height = Math.max(1, Math.floor(size.height * scale));
      task = pdf.draw(page, canvas, scale);
      await task.promise;
      if (isGone) return;
      canvas.dataset.drawn = "";
      const former = [...(holder.current?.children ?? [])];
      holder.current?.append(canvas);
      for (const one of former) one instanceof HTMLCanvasElement && giveBack(one);
    };
    const isFirst = holder.current?.childElementCount === 0;
    const timer = setTimeout(
      () => void draw().catch(() => isGone || fail()),
      isFirst ? 0 : settleMs,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
      task?.cancel();
    };
  }, [pdf, page, width]);
  useEffect(() => {
    const { current } = holder;
    return () => {
      for (const canvas of current?.querySelectorAll("canvas") ?? []) giveBack(canvas);
    };
  }, []);
  return <div ref={holder} className={styles.drawing} />;
}

/** Safari keeps the memory of a canvas that nobody sees until its size is nothing. */
function giveBack(canvas: HTMLCanvasElement): void {
  canvas.remove();
  canvas.width = 0;
  canvas.height = 0;
}

/** What the page says, to be copied and read aloud. A page without words has none. */
function Words({ pdf, page, width }: PartProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = holder;
    if (!current) return;
    const words = pdf.writeWords(page, current);
    void words.render().catch(() => undefined);
    return () => {
      words.cancel();
      current.replaceChildren();
    };
  }, [pdf, page]);
  const scale = width / page.getViewport({ scale: 1 }).width;
  // The library's own name of the property.
  return (
    <div
      ref={holder}
      className={styles.words}
      style={{ "--total-scale-factor": scale } as CSSProperties}
    />
  );
}

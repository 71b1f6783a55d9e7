import type { PrintDocument } from "@castor/core/print/print-document.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./booklet.module.css";
import { BookletCosts } from "./booklet-costs.tsx";
import { BookletCover } from "./booklet-cover.tsx";
import { BookletDay } from "./booklet-day.tsx";
import { BookletNotes } from "./booklet-notes.tsx";
import { LoadedPictures } from "./booklet-picture.tsx";

export interface BookletProps {
  document: PrintDocument;
  /** SVG by the id of the day. */
  maps: ReadonlyMap<string, string>;
  /** The addresses of the pictures that are here. */
  pictures: ReadonlySet<string>;
}

/**
 * The printed trip: on the screen as one long sheet of the chosen paper, in print in its pages.
 * What is of the whole trip stands before its days, as in the PDF; with a single day after it.
 */
export function Booklet({ document, maps, pictures }: BookletProps) {
  const translate = useWords("common");
  const { paper, days, notes, costs } = document;
  const ofTrip = (
    <>
      {notes.length > 0 ? <BookletNotes notes={notes} isOfTrip /> : null}
      {costs ? <BookletCosts costs={costs} /> : null}
    </>
  );
  const isOneDay = days.length === 1;
  return (
    <article
      className={`narrows breaks ${styles.booklet}`}
      data-paper={paper}
      aria-label={document.title}
    >
      <BookletCover document={document} />
      {isOneDay ? null : ofTrip}
      {days.length === 0 ? <p className={styles.remark}>{translate("trips.noDays")}</p> : null}
      <LoadedPictures value={pictures}>
        {days.map((day) => (
          <BookletDay key={day.id} day={day} map={maps.get(day.id)} />
        ))}
      </LoadedPictures>
      {isOneDay ? ofTrip : null}
    </article>
  );
}

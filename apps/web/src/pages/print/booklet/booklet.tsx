import type { PrintDocument } from "@castor/core/print/print-document.ts";
import { useWords } from "../../../i18n/words.ts";
import type { PrintedPhotos } from "../use-printed-photos.ts";
import styles from "./booklet.module.css";
import { BookletCosts } from "./booklet-costs.tsx";
import { BookletCover } from "./booklet-cover.tsx";
import { BookletDay } from "./booklet-day.tsx";
import { BookletNotes } from "./booklet-notes.tsx";
import { LoadedPhotos } from "./booklet-photos.tsx";
import { LoadedPictures } from "./booklet-picture.tsx";

export interface BookletProps {
  document: PrintDocument;
  /** SVG by the id of the day. */
  maps: ReadonlyMap<string, string>;
  /** The addresses of the pictures that are here. */
  pictures: ReadonlySet<string>;
  photos: PrintedPhotos;
}

/**
 * The printed trip: on the screen as one long sheet of the chosen paper, in print in its pages.
 * What is of the whole trip stands before its days, as in the PDF; with a single day after it.
 */
export function Booklet({ document, maps, pictures, photos }: BookletProps) {
  const translate = useWords("common", "print");
  const { paper, days, notes, costs } = document;
  const ofTrip = (
    <>
      {notes.length > 0 ? <BookletNotes notes={notes} isOfTrip /> : null}
      {costs ? <BookletCosts costs={costs} /> : null}
    </>
  );
  const isOneDay = days.length === 1;
  const left = document.photosLeft + photos.missing;
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
        <LoadedPhotos value={photos.addresses}>
          {days.map((day) => (
            <BookletDay key={day.id} day={day} map={maps.get(day.id)} />
          ))}
        </LoadedPhotos>
      </LoadedPictures>
      {isOneDay ? ofTrip : null}
      {left > 0 ? (
        <p className={styles.remark}>{translate("print.photosLeft", { count: left })}</p>
      ) : null}
    </article>
  );
}

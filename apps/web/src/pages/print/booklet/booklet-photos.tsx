import type { PrintPhoto } from "@castor/core/print/print-photos.ts";
import { createContext, use } from "react";
import styles from "./booklet-photos.module.css";

/** Where each photo that is here is, by the id of its file: a day is not drawn again for each that comes. */
export const LoadedPhotos = createContext<ReadonlyMap<string, string>>(new Map());

/** Photos in rows with their captions; nothing of those that are not here. */
export function BookletPhotos({ photos }: { photos: readonly PrintPhoto[] }) {
  const addresses = use(LoadedPhotos);
  const here = photos.filter(({ fileId }) => addresses.has(fileId));
  if (here.length === 0) return null;
  return (
    <ul className={`plain-list grid ${styles.photos}`}>
      {here.map(({ id, fileId, caption, name }) => (
        <li key={id} className={styles.photo}>
          <img className={styles.picture} src={addresses.get(fileId)} alt={caption || name} />
          {caption ? (
            <p className={styles.caption} dir="auto">
              {caption}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

import { pictureAddress } from "@castor/core/points/picture-address.ts";
import type { PrintPicture } from "@castor/core/print/print-pictures.ts";
import { createContext, use } from "react";
import styles from "./booklet-picture.module.css";

/** The addresses of the pictures that are here: a day is not drawn again for each that comes. */
export const LoadedPictures = createContext<ReadonlySet<string>>(new Set());

/** The picture of a place with its credit; nothing until it is here. */
export function BookletPicture({ picture, name }: { picture: PrintPicture; name: string }) {
  const address = pictureAddress(picture);
  if (!use(LoadedPictures).has(address)) return null;
  return (
    <figure className={styles.figure}>
      <img className={styles.picture} src={address} alt={name} />
      <figcaption className={styles.credit} dir="auto">
        <a href={picture.href} target="_blank" rel="noopener noreferrer nofollow">
          {picture.credit}
        </a>
      </figcaption>
    </figure>
  );
}

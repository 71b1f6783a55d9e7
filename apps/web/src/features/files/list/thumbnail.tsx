import { isPass } from "@castor/core/files/pass-type.ts";
import { FileIcon } from "../../../ui/icons/file-icon.tsx";
import { useImageInView } from "../../../ui/images/use-image-in-view.ts";
import { readThumbnail } from "../view/thumbnails.ts";
import { isPdf, isPicture, kindOfFile } from "./file-kind.ts";
import styles from "./files.module.css";
import type { ShownFile } from "./shown-file.ts";

/** The picture of a file in its list, read when it comes into view; otherwise the icon of its kind. */
export function Thumbnail({ file }: { file: ShownFile }) {
  const { type, key } = file;
  const { box, address } = useImageInView<HTMLSpanElement>(
    isPicture(file) ? key : null,
    (isWanted) => readThumbnail(file, isWanted),
  );
  return (
    <span ref={box} className={styles.thumbnail} aria-hidden>
      {address ? (
        <img src={address} alt="" width={48} height={48} decoding="async" />
      ) : (
        <FileIcon kind={isPass(file) ? "pass" : isPdf(type) ? "pdf" : kindOfFile(file)} />
      )}
    </span>
  );
}

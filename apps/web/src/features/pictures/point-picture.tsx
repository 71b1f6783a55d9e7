import type { Picture } from "@castor/core/points/picture.ts";
import { pictureAddress, pictureSource } from "@castor/core/points/picture-address.ts";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Button, IconButton } from "../../ui/buttons/button.tsx";
import styles from "./point-picture.module.css";

export interface PointPictureProps {
  /** The name of the place. */
  name: string;
  picture: Picture | null;
  /** Opens the choice of another picture; absent where none can be looked for. */
  onChoose?: (() => void) | undefined;
  /** Absent for readers. */
  onRemove?: (() => void) | undefined;
}

/** The picture of a point with its author and licence. Without one, or without a network, a way to look for one. */
export function PointPicture({ name, picture, onChoose, onRemove }: PointPictureProps) {
  const translate = useWords("common");
  const [failed, setFailed] = useState<string | null>(null);
  const address = picture && pictureAddress(picture);
  if (!picture || address === null)
    return onChoose ? (
      <div>
        <Button kind="quiet" icon="photo" onClick={onChoose}>
          {translate("card.findPicture")}
        </Button>
      </div>
    ) : null;
  // Without a network where it is not kept, or of another installation: for its reader there is none.
  const isShown = failed !== address;
  if (!isShown && !onChoose && !onRemove) return null;
  return (
    <figure className={styles.figure}>
      {isShown ? (
        <img
          className={styles.picture}
          src={address}
          alt={name}
          decoding="async"
          onError={() => setFailed(address)}
        />
      ) : null}
      <figcaption className="row items-center gap-4 muted">
        {isShown ? <PictureCredit picture={picture} /> : null}
        {onChoose ? (
          <IconButton icon="photo" label={translate("card.changePicture")} onClick={onChoose} />
        ) : null}
        {onRemove ? (
          <IconButton icon="trash" label={translate("card.removePicture")} onClick={onRemove} />
        ) : null}
      </figcaption>
    </figure>
  );
}

const outside = { target: "_blank", rel: "noopener noreferrer nofollow" };

/** Whose the picture is, under which licence, and where it is from. */
function PictureCredit({ picture }: { picture: Picture }) {
  const { author, licence, licenceUrl } = picture;
  return (
    <small className={`grow breaks ${styles.text}`} dir="auto">
      <a href={pictureSource(picture)} {...outside}>
        {author || "Wikimedia Commons"}
      </a>
      {", "}
      {licenceUrl ? (
        <a href={licenceUrl} {...outside}>
          {licence}
        </a>
      ) : (
        licence
      )}
      {author ? ", Wikimedia Commons" : null}
    </small>
  );
}

import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import type { Picture, PictureCandidate } from "@castor/core/points/picture.ts";
import { pictureAddress } from "@castor/core/points/picture-address.ts";
import type { Point } from "@castor/core/points/point.ts";
import { useRead } from "../../data/http/use-read.ts";
import { useWords } from "../../i18n/words.ts";
import { Dialog, DialogActions, DialogCancel } from "../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import styles from "./picture-dialog.module.css";

export interface PictureDialogProps {
  point: Pick<Point, "name" | "lat" | "lng" | "picture">;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
}

/** The pictures that a point may have, of which one press takes one. */
export function PictureDialog({ point, onChoose, onClose }: PictureDialogProps) {
  const translate = useWords("common", "pictures");
  const { name, lat, lng } = point;
  const asked = { name, lat: String(lat), lng: String(lng) };
  const { state, data, error, reload } = useRead(servicesEndpoints.pictures, asked);
  return (
    <Dialog
      isOpen
      title={translate("pictures.title", { name })}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      {state === "loading" ? (
        <Loading label={translate("pictures.looking")} shape="cards" count={4} />
      ) : null}
      {state === "error" ? (
        <ErrorState
          isSmall
          text={error.isOffline ? error.message : translate("pictures.failed")}
          retryLabel={translate("actions.retry")}
          onRetry={reload}
        />
      ) : null}
      {data?.length === 0 ? (
        <EmptyState isSmall pose="dives" text={translate("pictures.none")} />
      ) : null}
      {data && data.length > 0 ? (
        <>
          <p className="secondary">{translate("pictures.hint")}</p>
          <ul className={`plain-list grid gap-12 ${styles.list}`}>
            {data.map((candidate) => (
              <Choice
                key={candidate.picture.file}
                candidate={candidate}
                isChosen={candidate.picture.file === point.picture?.file}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </>
      ) : null}
      <DialogActions>
        <DialogCancel>{translate("actions.cancel")}</DialogCancel>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  candidate: PictureCandidate;
  isChosen: boolean;
  onChoose: (picture: Picture) => void;
}

function Choice({ candidate: { picture, name }, isChosen, onChoose }: ChoiceProps) {
  const { author, licence, file } = picture;
  return (
    <li>
      <button
        type="button"
        className={`surface stack ${styles.choice}`}
        aria-pressed={isChosen}
        onClick={() => onChoose(picture)}
      >
        <img className={styles.picture} src={pictureAddress(picture)} alt="" decoding="async" />
        <span className={`bold ${styles.text}`} dir="auto">
          {name || file}
        </span>
        <small className={`muted ${styles.text}`} dir="auto">
          {[author, licence].filter(Boolean).join(", ")}
        </small>
      </button>
    </li>
  );
}

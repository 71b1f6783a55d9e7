import { filesEndpoints } from "@castor/core/endpoints/files.ts";
import { isImage } from "@castor/core/files/file-types.ts";
import { listShownFiles, type ShowableFile } from "@castor/core/sharing/list-shown-files.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useId, useMemo, useState } from "react";
import { readFromServer } from "../../../data/files/file-contents.ts";
import { useChange } from "../../../data/http/use-change.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { CheckRow } from "../../../ui/choices/check-row.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { FileIcon } from "../../../ui/icons/file-icon.tsx";
import { useImageInView } from "../../../ui/images/use-image-in-view.ts";
import styles from "./shown-files.module.css";

/** More are folded: the list must not push the button out of sight. */
const shownFirst = 6;

export interface ShownFilesProps {
  trip: Trip;
  /** False while the server cannot be told. */
  canChange: boolean;
}

/** The files that visitors would see, as they get them. Each is shown only when its owner ticks it (decision 142). */
export function ShownFiles({ trip, canChange }: ShownFilesProps) {
  const translate = useWords("common", "sharing");
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const files = useMemo(() => listShownFiles(trip), [trip]);
  if (files.length === 0) return null;
  const listed = isWhole ? files : files.slice(0, shownFirst);
  return (
    <section aria-labelledby={titleId} className="stack gap-4">
      <h3 id={titleId}>{translate("publish.files.title")}</h3>
      <p className="secondary">{translate("publish.files.hint")}</p>
      <ul className={`plain-list ${styles.list}`}>
        {listed.map((file) => (
          <OneFile key={file.fileId} file={file} canChange={canChange} />
        ))}
      </ul>
      {listed.length < files.length ? (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {translate("publish.allFound", { count: files.length })}
        </Button>
      ) : null}
    </section>
  );
}

function OneFile({ file, canChange }: { file: ShowableFile; canChange: boolean }) {
  const translate = useWords("common", "sharing");
  const { fileId, name, captions, places, isPublic } = file;
  const publish = useChange(filesEndpoints.publish);
  /** What was pressed, until the trip says the same. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const isChecked = asked ?? isPublic;
  if (asked === isPublic) setAsked(null);
  const show = async (isShown: boolean) => {
    if (!canChange || publish.isBusy) return;
    setAsked(isShown);
    const outcome = await publish.run({ body: { id: fileId, isPublic: isShown } });
    if (outcome.isDone) return;
    setAsked(null);
    showToast("error", outcome.error.message);
  };
  return (
    <li>
      <CheckRow isChecked={isChecked} isHeld={!canChange} onCheck={(isShown) => void show(isShown)}>
        <Picture file={file} />
        <span className="stack grow">
          <span className="bold breaks" dir="auto">
            {name}
          </span>
          {captions.map((caption) => (
            <span key={caption} className="small breaks" dir="auto">
              {caption}
            </span>
          ))}
          <span className="secondary breaks" dir="auto">
            {places.length > 0 ? places.join(" · ") : translate("publish.files.ofTrip")}
          </span>
        </span>
      </CheckRow>
    </li>
  );
}

function Picture({ file: { fileId, type } }: { file: ShowableFile }) {
  const { box, address } = useImageInView<HTMLSpanElement>(isImage(type) ? fileId : null, () =>
    readFromServer(fileId, "thumb"),
  );
  return (
    <span ref={box} className={styles.picture} aria-hidden>
      {address ? (
        <img src={address} alt="" width={96} height={72} decoding="async" />
      ) : (
        <FileIcon
          kind={isImage(type) ? "picture" : type === "application/pdf" ? "pdf" : "document"}
        />
      )}
    </span>
  );
}

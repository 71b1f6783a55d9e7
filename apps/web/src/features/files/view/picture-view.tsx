import type { Trip } from "@castor/core/trips/trip.ts";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useWakeLock } from "../../../device/screen/wake-lock.ts";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { FileButtons } from "../list/file-row.tsx";
import type { FileTools } from "../list/file-tools.ts";
import type { FilePlace, ShownFile } from "../list/shown-file.ts";
import { isBooked, TicketPoint, useTicketStop } from "../ticket/ticket-point.tsx";
import { downloadShown } from "./open-file.ts";
import { useContent } from "./use-content.ts";
import { usePictureLook } from "./use-picture-look.ts";
import styles from "./view.module.css";
import { Pager, ZoomButtons } from "./view-buttons.tsx";
import { largest, type PictureLook } from "./zoom.ts";

/** A finger that has gone so far sideways, in pixels, turns the page. */
const swipePixels = 48;

const nowhere: FilePlace = { kind: "trip", thingId: "" };

export interface PictureViewProps {
  trip: Trip;
  tools: FileTools;
  /** The pictures of the list in their order. */
  pictures: readonly ShownFile[];
  /** The key of the one that is open. */
  current: string;
  onShow: (key: string) => void;
  onClose: () => void;
}

/** The pictures of a list, one at a time: by buttons, arrow keys or a finger. One at a booking is a ticket: the screen stays on. */
export function PictureView(props: PictureViewProps) {
  const { trip, tools, pictures, current, onShow, onClose } = props;
  const translate = useWords("common", "files");
  const index = pictures.findIndex(({ key }) => key === current);
  const picture = pictures[index];
  const stop = useTicketStop(trip, picture ?? nowhere);
  const isTicket = isBooked(stop);
  useWakeLock(isTicket);
  const from = useRef<number | null>(null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const { look, handlers, onKey, reset, turn: rotate, zoomIn, zoomOut } = usePictureLook(box);
  const turn = (step: number) => {
    const next = pictures[index + step];
    if (!next) return;
    reset();
    onShow(next.key);
  };
  const keys = (event: KeyboardEvent) => {
    if (onKey(event)) return event.preventDefault();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    turn(step);
  };
  const release = ({ clientX }: PointerEvent) => {
    const gone = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    if (Math.abs(gone) >= swipePixels) turn(gone < 0 ? 1 : -1);
  };
  useEffect(() => {
    if (!picture) onClose();
  }, [picture, onClose]);
  if (!picture) return null;
  return (
    <Dialog
      isOpen
      size="large"
      title={picture.name}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys and swipes are beside the buttons */}
      <div
        className={`stack ${styles.view}`}
        onKeyDown={keys}
        onPointerDown={({ clientX, pointerType, isPrimary }) => {
          // A second finger zooms, and one moves what is larger than its box.
          const isSwipe = pointerType !== "mouse" && isPrimary && look.scale === 1;
          from.current = isSwipe ? clientX : null;
        }}
        onPointerUp={release}
      >
        {stop && isTicket ? (
          <div className="mb-12">
            <TicketPoint stop={stop} />
          </div>
        ) : null}
        <div
          ref={setBox}
          className={styles.picture}
          data-zoomed={look.scale > 1 || undefined}
          {...handlers}
        >
          <Picture key={picture.key} picture={picture} look={look} box={box} />
        </div>
        {picture.caption ? (
          <p className="breaks" dir="auto">
            {picture.caption}
          </p>
        ) : null}
        <div className={`row items-center justify-between ${styles.bar}`}>
          <Pager
            index={index}
            count={pictures.length}
            previous={translate("files.previous")}
            next={translate("files.next")}
            onTurn={turn}
          />
          <span className="row items-center">
            <ZoomButtons zoom={look.scale} largest={largest} onIn={zoomIn} onOut={zoomOut} />
            <IconButton icon="arrow-forward-up" label={translate("files.turn")} onClick={rotate} />
            <IconButton
              data-autofocus
              icon="download"
              label={translate("files.downloadNamed", { name: picture.name })}
              onClick={() => void downloadShown(picture)}
            />
            {tools.edit && picture.attachment ? <FileButtons file={picture} tools={tools} /> : null}
          </span>
        </div>
      </div>
    </Dialog>
  );
}

interface PictureProps {
  picture: ShownFile;
  look: PictureLook;
  box: HTMLElement | null;
}

function Picture({ picture, look: { x, y, scale, turns }, box }: PictureProps) {
  const translate = useWords("common", "files");
  const read = useContent(picture, "screen");
  const address = useAddress(read.state === "ready" ? read.content : null);
  // On its side it is as wide as the box is high.
  const lying = turns % 2 === 1 && box ? { width: box.clientHeight, height: box.clientWidth } : {};
  const transform = `translate(${x}px, ${y}px) scale(${scale}) rotate(${turns * 90}deg)`;
  return read.state === "error" ? (
    <ErrorState
      isSmall
      text={read.text}
      retryLabel={translate("actions.retry")}
      onRetry={read.reload}
    />
  ) : address ? (
    <img
      src={address}
      alt={picture.caption || picture.name}
      draggable={false}
      style={{ ...lying, transform }}
    />
  ) : (
    <Loading label={translate("actions.loading")} shape="cards" count={1} />
  );
}

/** An address of a content in memory, for as long as it is shown. */
function useAddress(content: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [content]);
  return address;
}

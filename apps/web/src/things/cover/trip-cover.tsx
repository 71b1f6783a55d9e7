import { pictureAddress } from "@castor/core/points/picture-address.ts";
import type { TripCover as Cover } from "@castor/core/trips/trip-cover.ts";
import { Suspense, useEffect, useState } from "react";
import { useIsFirstPaintOver } from "../../device/loading/first-paint.ts";
import { useImageInView } from "../../ui/images/use-image-in-view.ts";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";
import styles from "./trip-cover.module.css";

/** The map loads what draws it, so it comes after what one reads. */
const LazyCoverMap = lazyAfterFirstPaint(async () => (await import("./cover-map.tsx")).CoverMap);

/** What calls the server is of browsers alone; the build draws the catalog, too. */
async function readOwnPhoto(fileId: string): Promise<Blob> {
  const { readCoverPicture } = await import("../../data/files/file-contents.ts");
  return readCoverPicture(fileId);
}

/** The photo of a cover. One that is missing is read again when the connection is back, behind what stands there meanwhile. */
function useOwnPhoto(fileId: string | null) {
  const [returns, setReturns] = useState(0);
  const key = fileId && `${fileId} ${returns}`;
  const { box, address, isMissing } = useImageInView<HTMLDivElement>(key, async () =>
    fileId ? readOwnPhoto(fileId) : null,
  );
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    let stop = () => {};
    void import("../../data/http/connection.ts").then(({ isConnected, watchConnection }) => {
      if (isGone) return;
      stop = watchConnection(() => {
        if (isConnected()) setReturns((now) => now + 1);
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isMissing]);
  return { box, address, isMissing: isMissing || returns > 0 };
}

export interface TripCoverProps {
  cover: Cover;
  className?: string | undefined;
}

/** The cover of a trip: a photo of its own, else a picture of one of its points, else a map of where it is. Decoration: its card says all in words. */
export function TripCover({ cover, className }: TripCoverProps) {
  const { fileId } = cover;
  const { box, address, isMissing } = useOwnPhoto(fileId);
  return (
    <div ref={box} className={[styles.cover, className].filter(Boolean).join(" ")} aria-hidden>
      {address ? (
        <img className={styles.picture} src={address} alt="" decoding="async" />
      ) : fileId === null || isMissing ? (
        <PlaceCover cover={cover} />
      ) : null}
    </div>
  );
}

function PlaceCover({ cover: { picture, area } }: { cover: Cover }) {
  const [failed, setFailed] = useState<string | null>(null);
  // What the server and the build draw of a page has no map, and loads nothing for one.
  const isOver = useIsFirstPaintOver();
  const address = picture && pictureAddress(picture);
  if (address !== null && address !== failed)
    return (
      <img
        className={styles.picture}
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(address)}
      />
    );
  return area && isOver ? (
    <Suspense fallback={null}>
      <LazyCoverMap area={area} className={styles.picture ?? ""} />
    </Suspense>
  ) : null;
}

import { pictureAddress } from "@castor/core/points/picture-address.ts";
import type { TripCover as Cover } from "@castor/core/trips/trip-cover.ts";
import { Suspense, useState } from "react";
import { useIsFirstPaintOver } from "../../device/loading/first-paint.ts";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";
import styles from "./trip-cover.module.css";

/** The map loads what draws it, so it comes after what one reads. */
const LazyCoverMap = lazyAfterFirstPaint(async () => (await import("./cover-map.tsx")).CoverMap);

export interface TripCoverProps {
  cover: Cover;
  className?: string | undefined;
}

/** The cover of a trip: a picture of one of its points, else a map of where it is. Decoration: its card says all in words. */
export function TripCover({ cover: { picture, area }, className }: TripCoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // What the server and the build draw of a page has no map, and loads nothing for one.
  const isOver = useIsFirstPaintOver();
  const address = picture && pictureAddress(picture);
  return (
    <div className={[styles.cover, className].filter(Boolean).join(" ")} aria-hidden>
      {address !== null && address !== failed ? (
        <img
          className={styles.picture}
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(address)}
        />
      ) : area && isOver ? (
        <Suspense fallback={null}>
          <LazyCoverMap area={area} className={styles.picture ?? ""} />
        </Suspense>
      ) : null}
    </div>
  );
}

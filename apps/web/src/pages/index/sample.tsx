import { type ComponentType, useCallback, useRef, useState } from "react";
import { loadChunk } from "../../device/loading/load-chunk.ts";
import { useWords } from "../../i18n/words.ts";
import { Picture } from "../../ui/beaver/picture.tsx";
import { UnrollsMap } from "../../ui/beaver/unrolls-map.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import type { LiveMapProps } from "./live-map.tsx";
import styles from "./sample.module.css";
import { SampleDay } from "./sample-day.tsx";
import { SampleMap } from "./sample-map.tsx";

type State = "drawn" | "loading" | "live" | "failed";

/** The sample day: a drawing and its list, and in its place the real map, loaded when somebody asks for it. */
export function Sample() {
  const translate = useWords("landing");
  const [state, setState] = useState<State>("drawn");
  const [LiveMap, setLiveMap] = useState<ComponentType<LiveMapProps> | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const fail = useCallback(() => {
    setLiveMap(null);
    setState("failed");
  }, []);
  const open = async () => {
    setState("loading");
    try {
      const loaded = await loadChunk(() => import("./live-map.tsx"));
      setLiveMap(() => loaded.LiveMap);
    } catch {
      fail();
    }
  };
  const isLive = state === "live";
  const show = () => {
    setState("live");
    // The button is away, and the stops can be pressed now.
    requestAnimationFrame(() => list.current?.querySelector("button")?.focus());
  };
  return (
    <div className={`${styles.sample} ${isLive ? styles.isLive : ""}`}>
      <div className={styles.map}>
        <div role="img" aria-label={translate("landing.pictureAlt")} className={styles.drawing}>
          <SampleMap />
        </div>
        {LiveMap ? (
          <div className={styles.live}>
            <LiveMap selected={selected} onSelect={setSelected} onReady={show} onFail={fail} />
          </div>
        ) : null}
        {isLive ? null : (
          <div className={styles.offer}>
            {state === "failed" ? null : (
              <Button icon="map-pin" isBusy={state === "loading"} onClick={() => void open()}>
                {translate(state === "loading" ? "landing.openingMap" : "landing.openMap")}
              </Button>
            )}
            <p role="status" className={styles.failed}>
              {state === "failed" ? translate("landing.noMap") : null}
            </p>
          </div>
        )}
      </div>
      <div ref={list} className={styles.day}>
        <SampleDay selected={selected} onSelect={isLive ? setSelected : null} />
      </div>
      {isLive ? null : (
        <Picture className={styles.beaver}>
          <UnrollsMap />
        </Picture>
      )}
    </div>
  );
}

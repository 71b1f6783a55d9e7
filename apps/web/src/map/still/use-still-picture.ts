import type { Language } from "@castor/core/basics/language.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { boxAround } from "@castor/core/map/picture/box.ts";
import { drawViewPicture, type ViewPath } from "@castor/core/map/picture/view-picture.ts";
import { useEffect, useMemo, useState } from "react";
import { drawnLegs, kindOf, type MapPath } from "../lines/map-path.ts";
import { measureText } from "../picture/measure-text.ts";
import { readWorldTile } from "../picture/read-world-tile.ts";
import { useSvgAddress } from "../picture/use-svg-address.ts";
import type { MapScheme } from "../style/map-look.ts";
import { paletteOf } from "../style/map-palette.ts";
import { isInPicture, projectPosition, type StillView } from "./still-view.ts";

/** Names keep away from markers by so much, in pixels. */
const markPx = 36;

export interface StillPictureOptions {
  language: Language;
  scheme: MapScheme;
  paths: readonly MapPath[];
  /** Where markers are. */
  marks: readonly Position[];
}

const toViewPath = (path: MapPath): ViewPath => ({
  color: path.color,
  legs: drawnLegs(path).map((leg) => ({
    kind: kindOf(leg),
    line: leg.geometry.coordinates.map(([lng, lat]) => ({ lat, lng })),
  })),
});

/** The picture of a view, drawn anew for each. `isDrawn` says that it is the wanted one, and seen once `onSeen` was called. */
export function useStillPicture(
  view: StillView | null,
  { language, scheme, paths, marks }: StillPictureOptions,
) {
  const wanted = useMemo(
    () => ({ view, language, scheme, paths, marks }),
    [view, language, scheme, paths, marks],
  );
  const [drawn, setDrawn] = useState<{ of: typeof wanted; svg: string } | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted.view) return;
    let isStopped = false;
    void drawPicture(wanted.view, wanted).then((svg) => {
      if (!isStopped) setDrawn({ of: wanted, svg });
    });
    return () => {
      isStopped = true;
    };
  }, [wanted]);
  const address = useSvgAddress(drawn?.svg);
  return {
    address,
    isDrawn: drawn?.of === wanted && address !== null && seen === address,
    onSeen: () => setSeen(address),
  };
}

function drawPicture(
  view: StillView,
  { language, scheme, paths, marks }: StillPictureOptions,
): Promise<string> {
  const palette = paletteOf(scheme);
  const positions = marks.map((mark) => projectPosition(view, mark));
  return drawViewPicture(view.picture, paths.map(toViewPath), {
    edge: view.edge,
    taken: positions
      .filter((position) => isInPicture(view, position))
      .map((position) => boxAround(position, markPx)),
    language,
    colors: { ...palette, grid: palette.works },
    measure: measureText(),
    readTile: readWorldTile,
  });
}

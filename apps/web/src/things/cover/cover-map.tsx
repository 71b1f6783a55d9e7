import { eastOf, findWestEdge, fitView, toWorld } from "@castor/core/map/picture/map-view.ts";
import { drawViewPicture } from "@castor/core/map/picture/view-picture.ts";
import type { CoverArea } from "@castor/core/trips/trip-cover.ts";
import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/words.ts";
import { measureText } from "../../map/picture/measure-text.ts";
import { readWorldTile } from "../../map/picture/read-world-tile.ts";
import { useSvgAddress } from "../../map/picture/use-svg-address.ts";
import { paletteOf } from "../../map/style/map-palette.ts";

/** As wide as the widest card, so that a cover of any shape shows the middle of it. */
const size = { width: 480, height: 200 };
const zooms = { zoomOfOne: 7, maxZoom: 9, space: 40 };

export interface CoverMapProps {
  area: CoverArea;
  className: string;
}

/** The part of the embedded world where a trip is, with the names of its towns. */
export function CoverMap({ area, className }: CoverMapProps) {
  const language = useLanguage();
  const scheme = useComputedColorScheme("light");
  const { south, west, north, east } = area;
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let isStopped = false;
    const corners = [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ].map(toWorld);
    const edge = findWestEdge(corners);
    const view = fitView(
      corners.map((corner) => eastOf(edge, corner)),
      { ...size, ...zooms },
    );
    const palette = paletteOf(scheme);
    void drawViewPicture(view, [], {
      ...{ edge, taken: [], language },
      colors: { ...palette, grid: palette.works },
      measure: measureText(),
      readTile: readWorldTile,
    }).then((drawn) => {
      if (!isStopped) setSvg(drawn);
    });
    return () => {
      isStopped = true;
    };
  }, [south, west, north, east, language, scheme]);
  const address = useSvgAddress(svg);
  return address ? <img className={className} src={address} alt="" /> : null;
}

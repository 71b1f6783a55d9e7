import type { Language } from "@castor/core/basics/language.ts";
import type { PrintDay } from "@castor/core/print/print-day.ts";
import type { PaperId } from "@castor/core/print/print-options.ts";
import { toDayMap } from "@castor/core/print/to-day-map.ts";
import { useEffect, useMemo, useState } from "react";
import { useLanguage } from "../../i18n/words.ts";

/** Width and height of a map in CSS pixels: the width of the text on each paper. */
const mapSizes: Record<PaperId, { width: number; height: number }> = {
  a4: { width: 680, height: 290 },
  a5: { width: 476, height: 230 },
  pocket: { width: 344, height: 180 },
};

/** The maps of days as SVG, by the id of the day; those that are drawn already. */
export interface DayMaps {
  maps: ReadonlyMap<string, string>;
  isDrawing: boolean;
}

/** What a map depends on. Of a line its ends and its number of corners tell it from another. */
const keyOf = ({ map }: PrintDay, paper: PaperId, language: Language): string | null =>
  map &&
  JSON.stringify([
    ...[paper, language, map.color, map.positions],
    map.lines.map(({ coordinates: line, mode, isEstimated }) => [
      ...[mode, isEstimated, line.length, line[0], line.at(-1)],
    ]),
  ]);

/**
 * Draws the maps of days one after another, so that a trip of many days can be read meanwhile. A map is drawn again only
 * when it looks different. Days whose path is to come wait for it.
 */
export function useDayMaps(
  days: readonly PrintDay[],
  paper: PaperId,
  isWaiting: (id: string) => boolean,
): DayMaps {
  const language = useLanguage();
  const [drawn, setDrawn] = useState<ReadonlyMap<string, string | null>>(() => new Map());
  const wanted = useMemo(
    () =>
      days.flatMap((day) => {
        const key = isWaiting(day.id) ? null : keyOf(day, paper, language);
        return key === null ? [] : [{ day, key }];
      }),
    [days, paper, language, isWaiting],
  );
  const next = wanted.find(({ key }) => !drawn.has(key));
  useEffect(() => {
    if (!next?.day.map) return;
    let isStopped = false;
    const { map } = next.day;
    const draw = async () => {
      const { drawDayPicture } = await import("../../map/picture/draw-day-picture.ts");
      return drawDayPicture(toDayMap(map), { ...mapSizes[paper], language });
    };
    void draw()
      .catch(() => null)
      .then((svg) => {
        if (!isStopped) setDrawn((before) => new Map([...before, [next.key, svg]]));
      });
    return () => {
      isStopped = true;
    };
  }, [next, paper, language]);
  const maps = useMemo(() => {
    const ready = wanted.map(({ day, key }) => [day.id, drawn.get(key)] as const);
    return new Map(ready.filter((one): one is [string, string] => typeof one[1] === "string"));
  }, [wanted, drawn]);
  return { maps, isDrawing: next !== undefined };
}

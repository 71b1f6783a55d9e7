import { escapeHtml } from "@castor/core/basics/escape-html.ts";
import { boxAround } from "@castor/core/map/picture/box.ts";
import { drawLand, drawSea } from "@castor/core/map/picture/draw-ground.ts";
import {
  eastOf,
  findWestEdge,
  fitView,
  type MapView,
  toPicture,
  toWorld,
} from "@castor/core/map/picture/map-view.ts";
import { drawable, styleText, type TextStyle } from "@castor/core/map/picture/picture-text.ts";
import { placeNames } from "@castor/core/map/picture/place-names.ts";
import {
  noWorld,
  readWorldShapes,
  type WorldShapes,
} from "@castor/core/map/picture/world-shapes.ts";
import { openWorldTiles } from "../../outside/tiles/open-world-tiles.ts";
import { pictureSize } from "../head/page-head.ts";
import { castorMark } from "./castor-mark.ts";
import { drawTrip, radiusFor } from "./draw-trip.ts";
import type { Picture } from "./picture.ts";
import { breakText, measureText } from "./picture-text.ts";

const { width, height } = pictureSize;
const colors = {
  paper: "#fbfaf7",
  ink: "#1f2a2e",
  muted: "#56666b",
  line: "#e4e1da",
  wood: "#a6561f",
};
const margin = 56;
const markSize = 88;
const textWidth = width - 3 * margin - markSize;
const largeTitle: TextStyle = { size: 54, weight: 600 };
const smallTitle: TextStyle = { size: 44, weight: 600 };
const factsStyle: TextStyle = { size: 27, weight: 400 };
const nameStyle: TextStyle = { size: 22, weight: 600 };
/** Space between the outermost points and the edge of the map. */
const mapSpace = 64;
const zooms = { zoomOfOne: 7, maxZoom: 13 };
/** Space between a point and a name. */
const nameSpace = 8;
const creditStyle: TextStyle = { size: 18, weight: 400 };
const creditHeight = 34;
const creditSpace = 14;

/** The picture as SVG: the map above, and below it what the trip is called and holds. */
export async function drawPicture(picture: Picture, worldFile: string): Promise<string> {
  const title = fitTitle(drawable(picture.title) || "Castor");
  const [facts = ""] = breakText(drawable(picture.facts), factsStyle, {
    width: textWidth,
    maxLines: 1,
  });
  const lineHeight = title.style.size * 1.24;
  const bandHeight = 44 + title.lines.length * lineHeight + (facts === "" ? 0 : 52) + 32;
  const top = height - bandHeight;
  const map = picture.photo
    ? drawPhoto(picture.photo, top)
    : await drawMap(picture, { mapHeight: top, worldFile });
  const lines = title.lines.map(
    (line, index) =>
      `<text x="${margin}" y="${top + 44 + (index + 0.8) * lineHeight}" fill="${colors.ink}" ${styleText(title.style)}>${escapeHtml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colors.paper}"/>
${map}
<rect y="${top}" width="${width}" height="${bandHeight}" fill="${colors.paper}"/>
<rect y="${top}" width="${width}" height="2" fill="${colors.line}"/>
${lines.join("")}
<text x="${margin}" y="${height - 42}" fill="${colors.muted}" ${styleText(factsStyle)}>${escapeHtml(facts)}</text>
${drawMark(top, bandHeight)}
</svg>`;
}

function fitTitle(text: string): { lines: string[]; style: TextStyle } {
  const large = breakText(text, largeTitle, { width: textWidth, maxLines: 2 });
  if (large.length === 1 && !large[0]?.endsWith("…")) return { lines: large, style: largeTitle };
  return {
    lines: breakText(text, smallTitle, { width: textWidth, maxLines: 2 }),
    style: smallTitle,
  };
}

function drawMark(top: number, bandHeight: number): string {
  const [x, y] = [width - margin - markSize / 2, top + bandHeight / 2];
  return `<g transform="translate(${x} ${y - 14}) scale(${markSize / 100})">${castorMark}</g>
<text x="${x}" y="${y + markSize / 2 + 12}" text-anchor="middle" fill="${colors.wood}" ${styleText(nameStyle)}>Castor</text>`;
}

/** A photo fills the room of the map, with its credit in its corner where it has one. */
function drawPhoto({ jpeg, credit }: NonNullable<Picture["photo"]>, photoHeight: number): string {
  const bytes = Buffer.from(jpeg).toString("base64");
  const image = `<image href="data:image/jpeg;base64,${bytes}" width="${width}" height="${photoHeight}" preserveAspectRatio="xMidYMid slice"/>`;
  if (credit === "") return image;
  const [text = ""] = breakText(drawable(credit), creditStyle, {
    width: width - 2 * margin,
    maxLines: 1,
  });
  const wide = measureText(text, creditStyle) + 2 * creditSpace;
  const [x, y] = [width - wide, photoHeight - creditHeight];
  return `${image}
<rect x="${x}" y="${y}" width="${wide}" height="${creditHeight}" fill="#000" fill-opacity=".55"/>
<text x="${x + creditSpace}" y="${y + creditHeight - 11}" fill="#fff" ${styleText(creditStyle)}>${escapeHtml(text)}</text>`;
}

async function drawMap(
  picture: Picture,
  { mapHeight, worldFile }: { mapHeight: number; worldFile: string },
): Promise<string> {
  const positions = picture.days.flatMap((day) => day.positions).map(toWorld);
  const frame = { width, height: mapHeight };
  const ground = drawSea(frame);
  if (positions.length === 0)
    return `${ground}${drawShapes(await readWorld(worldFile, worldOf(frame)))}`;
  const edge = findWestEdge(positions);
  const placed = positions.map((position) => eastOf(edge, position));
  const view = fitView(placed, { ...frame, ...zooms, space: mapSpace });
  const radius = radiusFor(positions.length);
  const world = await readWorld(worldFile, view);
  const taken = placed.map((position) =>
    boxAround(toPicture(view, position), 2 * (radius + nameSpace)),
  );
  const names = placeNames(world, taken, {
    view,
    language: picture.language,
    measure: measureText,
    unit: 1,
    hasHalo: true,
  });
  return `${ground}${drawShapes(world)}${names}${drawTrip(picture, { view, edge, radius })}`;
}

/** A trip without points shows the world. */
const worldOf = (frame: { width: number; height: number }): MapView =>
  fitView([toWorld({ lat: 60, lng: -20 }), toWorld({ lat: 10, lng: 60 })], {
    ...frame,
    ...zooms,
    space: 0,
  });

const drawShapes = (world: WorldShapes): string => drawLand(world, { width, height, gridStep: 80 });

/** Reads what of the embedded world a view shows. Without the file there is nothing to show. */
async function readWorld(file: string, view: MapView): Promise<WorldShapes> {
  const tiles = await openWorldTiles(file);
  if (tiles === null) return noWorld;
  try {
    return await readWorldShapes(view, tiles.read);
  } finally {
    await tiles.close();
  }
}

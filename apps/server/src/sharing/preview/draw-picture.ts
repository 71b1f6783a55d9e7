import { escapeHtml } from "@castor/core/basics/escape-html.ts";
import { pictureSize } from "../head/page-head.ts";
import { castorMark } from "./castor-mark.ts";
import { drawTrip, radiusFor } from "./draw-trip.ts";
import { eastOf, findWestEdge, fitView, type MapView, toPicture, toWorld } from "./map-view.ts";
import type { Picture } from "./picture.ts";
import { breakText, drawable, styleText, type TextStyle } from "./picture-text.ts";
import { placeNames } from "./place-names.ts";
import { readWorld, type WorldShapes } from "./world-tiles.ts";

const { width, height } = pictureSize;
const colors = {
  paper: "#fbfaf7",
  ink: "#1f2a2e",
  muted: "#56666b",
  line: "#e4e1da",
  wood: "#a6561f",
  water: "#cfe0e1",
  land: "#f8f5ee",
  grid: "#efeadd",
  border: "#b9b0a0",
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
  const map = await drawMap(picture, { mapHeight: top, worldFile });
  const lines = title.lines.map(
    (line, at) =>
      `<text x="${margin}" y="${top + 44 + (at + 0.8) * lineHeight}" fill="${colors.ink}" ${styleText(title.style)}>${escapeHtml(line)}</text>`,
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

async function drawMap(
  picture: Picture,
  { mapHeight, worldFile }: { mapHeight: number; worldFile: string },
): Promise<string> {
  const spots = picture.days.flatMap((day) => day.spots).map(toWorld);
  const frame = { width, height: mapHeight };
  const ground = `<rect width="${width}" height="${mapHeight}" fill="${colors.water}"/>`;
  if (spots.length === 0)
    return `${ground}${drawShapes(await readWorld(worldFile, worldOf(frame)))}`;
  const edge = findWestEdge(spots);
  const placed = spots.map((spot) => eastOf(edge, spot));
  const view = fitView(placed, { ...frame, space: mapSpace });
  const radius = radiusFor(spots.length);
  const world = await readWorld(worldFile, view);
  const inPicture = placed.map((spot) => toPicture(view, spot));
  const names = placeNames(world, inPicture, { view, language: picture.language, radius });
  return `${ground}${drawShapes(world)}${names}${drawTrip(picture, { view, edge, radius })}`;
}

/** A trip without points shows the world. */
const worldOf = (frame: { width: number; height: number }): MapView =>
  fitView([toWorld({ lat: 60, lng: -20 }), toWorld({ lat: 10, lng: 60 })], { ...frame, space: 0 });

function drawShapes({ land, borders }: WorldShapes): string {
  const lines = `<path d="${borders}" fill="none" stroke="${colors.border}" stroke-width="1.4" stroke-linejoin="round"/>`;
  if (land === "plain") return `${plainGround}${lines}`;
  const tiles = land.map((path) => `<path d="${path}"/>`).join("");
  return `<g fill="${colors.land}" fill-rule="evenodd">${tiles}</g>${lines}`;
}

/** The grid of a map sheet, where there is neither coast nor street to show. */
const gridStep = 80;
const gridLines = [
  ...Array.from({ length: width / gridStep }, (_, at) => `M${(at + 0.5) * gridStep} 0V${height}`),
  ...Array.from({ length: height / gridStep }, (_, at) => `M0 ${(at + 0.5) * gridStep}H${width}`),
].join("");
const plainGround = `<rect width="${width}" height="${height}" fill="${colors.land}"/><path d="${gridLines}" fill="none" stroke="${colors.grid}" stroke-width="2"/>`;

export interface PageSize {
  width: number;
  height: number;
}

/** Where a page stands below the first one, in pixels of the screen. */
export interface LaidPage {
  index: number;
  top: number;
  height: number;
}

/** Between two pages, in widths of a page: all of the layout grows with the zoom, so that what is held stays where it is. */
const gapShare = 0.02;
/** A page is at most so many times as high as it is wide, or as wide as it is high: a strip of paper is no hostile file. */
const mostStretched = 20;
/** So many pages are drawn at once, and more only where more are seen. */
const livePages = 6;
/** What iPhones draw in one canvas; also what six of them may take in memory (bytes = 4 × pixels). */
const canvasPixels = 8_000_000;

const bound = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** All pages below each other, each as wide as the others. */
export function layPages(sizes: readonly PageSize[], width: number): LaidPage[] {
  let top = 0;
  return sizes.map((size, index) => {
    const stretched = bound(size.height / size.width || 1, 1 / mostStretched, mostStretched);
    const page = { index, top, height: width * stretched };
    top += page.height + width * gapShare;
    return page;
  });
}

/** The height of all of them. */
export function heightOf(pages: readonly LaidPage[]): number {
  const last = pages.at(-1);
  return last ? last.top + last.height : 0;
}

/** The page that most is seen of; of several that are seen whole the first one. */
export function pageAt(pages: readonly LaidPage[], top: number, height: number): number {
  let most = 0;
  let found = 0;
  for (const page of pages) {
    const seen = Math.min(page.top + page.height, top + height) - Math.max(page.top, top);
    const share = seen / Math.min(page.height, height);
    if (share > most + 0.01) [most, found] = [share, page.index];
  }
  return found;
}

/** The pages that are worth drawing: those that are seen, and the nearest ones of those that come with the next gesture. */
export function pagesNear(pages: readonly LaidPage[], top: number, height: number): LaidPage[] {
  const middle = top + height / 2;
  const distance = (page: LaidPage) => Math.abs(page.top + page.height / 2 - middle);
  const within = (room: number) => (page: LaidPage) =>
    page.top < top + height + room && page.top + page.height > top - room;
  const seen = pages.filter(within(0)).length;
  return pages
    .filter(within(height))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, Math.max(livePages, seen))
    .toSorted((one, other) => one.index - other.index);
}

/** How many pixels of the canvas a unit of the page gets: as sharp as the screen, and no larger than phones can draw. */
export function sharpnessOf(size: PageSize, shownWidth: number, pixelRatio: number): number {
  const wanted = (shownWidth * pixelRatio) / size.width;
  return Math.min(wanted, Math.sqrt(canvasPixels / (size.width * size.height)));
}

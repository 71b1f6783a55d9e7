import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { languages, withUsual } from "@castor/core/basics/language.ts";
import { JSDOM } from "jsdom";

/** A page to draw: for whom, and for which window where that changes more than looks. */
export interface FrameWish {
  page: string;
  /** A page of its own, or a template in the page that is opened at every other address. */
  place: "page" | "shell";
  isLoggedIn: boolean;
  isPhone: boolean;
}

/** The first sight of a page. */
export interface Drawn extends FrameWish {
  language: string;
  markup: string;
}

/** Node's own, which the app can use as they are: the language's and the clock's. */
const kept = new Set<string>([
  ...runInNewContext("Object.getOwnPropertyNames(globalThis)"),
  ...[
    "setTimeout",
    "setInterval",
    "clearTimeout",
    "clearInterval",
    "queueMicrotask",
    "performance",
  ],
]);

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

let isPhone = false;
/** As in `device/screen/media.ts`. */
const phoneQuery = "(max-width: 767px)";

/** Gives this process the globals of a browser without layout, to which no server answers. Returns its document. */
function becomeBrowser(): Document {
  const { window } = new JSDOM("<!doctype html>", {
    url: "https://frame.invalid/",
    pretendToBeVisual: true,
  });
  for (const key of Object.getOwnPropertyNames(window)) {
    if (kept.has(key)) continue;
    const value = Reflect.get(window, key);
    Object.defineProperty(globalThis, key, { value, configurable: true, writable: true });
  }
  const matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isPhone && media === phoneQuery,
      addListener() {},
      removeListener() {},
    });
  // Nothing answers yet at the first sight, and nothing has failed.
  const fetch = () => new Promise(() => {});
  const gaps = {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    ...{ matchMedia, fetch, scrollTo() {} },
    // As in every browser of today: the page that offers passkeys keeps its height.
    ...{ PublicKeyCredential: class {}, isSecureContext: true },
    ...{ ResizeObserver: StillObserver, IntersectionObserver: StillObserver },
  };
  Object.assign(globalThis, gaps);
  Object.assign(window, gaps);
  return window.document;
}

const [drawing = "", wishes = "[]"] = process.argv.slice(2);
const { documentElement } = becomeBrowser();
const { drawFrame } = await import(pathToFileURL(drawing).href);
const drawn: Drawn[] = [];
for (const wish of JSON.parse(wishes) as FrameWish[]) {
  isPhone = wish.isPhone;
  for (const language of languages) {
    // A language that the operator may add is offered in its own frames: no instance without it sends them.
    documentElement.dataset.languages = withUsual([language]).join(" ");
    drawn.push({ ...wish, language, markup: await drawFrame({ ...wish, language }) });
  }
}
process.stdout.write(JSON.stringify(drawn), () => process.exit(0));

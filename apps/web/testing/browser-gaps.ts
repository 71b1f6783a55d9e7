import {
  DecompressionStream,
  ReadableStream,
  TransformStream,
  WritableStream,
} from "node:stream/web";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** Mantine needs a ResizeObserver, which jsdom lacks. jsdom has no layout, so this one never fires. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** The page has no layout, so nothing comes into view. */
class StillIntersectionObserver extends StillResizeObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

function matchNothing(query: string): MediaQueryList {
  const events = new EventTarget();
  return Object.assign(events, {
    media: query,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList;
}

// jsdom has none of these; browsers do.
Object.assign(window, { DecompressionStream, TransformStream, WritableStream });
window.ReadableStream ??= ReadableStream as typeof window.ReadableStream;
performance.getEntriesByType ??= () => [];
window.ResizeObserver ??= StillResizeObserver;
window.IntersectionObserver ??= StillIntersectionObserver;
window.matchMedia ??= matchNothing;
// jsdom's own only logs "not implemented".
window.scrollTo = () => {};
window.HTMLElement.prototype.scrollIntoView ??= () => {};
// Autosizing fields measure again when a font is loaded.
if (!("fonts" in document)) Object.assign(document, { fonts: new EventTarget() });

// Patience for a busy machine, where a lazy dialog is transformed before it opens. Only a failing test waits this long.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** What jsdom lacks and the kit asks for while it draws: nothing is laid out there, so nothing ever changes size. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
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

window.ResizeObserver ??= StillResizeObserver;
window.matchMedia ??= matchNothing;
// It is there, and only says that it does nothing.
window.scrollTo = () => {};
window.HTMLElement.prototype.scrollIntoView ??= () => {};
// Fields that grow with their text measure again when a font arrives.
if (!("fonts" in document)) Object.assign(document, { fonts: new EventTarget() });

// On a busy machine a page takes its time; a test that fails waits this long, one that passes does not.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);

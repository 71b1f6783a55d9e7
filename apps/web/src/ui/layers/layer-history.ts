import { closeTopLayers, countLayers, openLayers } from "./layer-stack.ts";

/** The arguments of `history.pushState`. */
type Change = Parameters<History["pushState"]>;

/** A traversal that has not ended after this long no longer holds up the pages, in milliseconds. */
const longestMs = 500;
/** A busy browser ends a traversal later than that. For this long its end is not taken for the user's Back. */
const latestMs = 5_000;

function readState(state: unknown): { depth: number; key: unknown } {
  if (typeof state !== "object" || state === null) return { depth: 0, key: undefined };
  const depth = "layerDepth" in state ? Number(state.layerDepth) : 0;
  return { depth, key: "__TSR_key" in state ? state.__TSR_key : undefined };
}

/** A state without the mark of a layer's entry. */
function unmark(state: unknown): unknown {
  if (typeof state !== "object" || state === null) return state;
  const { layerDepth: _, ...rest } = { layerDepth: 0, ...state };
  return rest;
}

let isFollowing = false;

/**
 * Gives each open layer a history entry of its own with the page's address, so that Back closes the topmost layer
 * (decision 040). The router sees none of it: it must be created afterwards. No entry stays behind without its layer.
 */
export function followLayers(): void {
  if (isFollowing) return;
  isFollowing = true;
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);

  /** The layers' entries below and with the current one. */
  let { depth, key: pageKey } = readState(history.state);
  /** The key of the page's own entry, below those of its layers. */
  let baseKey = pageKey;
  /** A change of the page's address while a layer was open: due once the page's own entry is the current one. */
  let due: Change | null = null;
  let isGoing = false;
  /** Until when the end of a traversal is still expected that no longer holds up the pages, on `performance.now()`. */
  let lateUntil = 0;
  /** A page has taken the place of the entry that a late traversal leaves: the traversal would leave that page. */
  let isOvertaken = false;
  let tooLong: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];

  /** Shown on the document: the browser drops a reload during a traversal, so the journeys wait for its end. */
  const showBusy = (isBusy: boolean) =>
    document.documentElement.toggleAttribute("data-history-busy", isBusy);
  const go = (by: number) => {
    isGoing = true;
    isOvertaken = false;
    showBusy(true);
    history.go(by);
    tooLong = setTimeout(() => {
      lateUntil = performance.now() + latestMs;
      arrive(readState(history.state).depth);
    }, longestMs);
  };
  const arrive = (reached: number) => {
    clearTimeout(tooLong);
    isGoing = false;
    depth = reached;
    payDue();
    const now = waiting;
    waiting = [];
    for (const change of now) change();
    settle();
  };
  const isLate = () => performance.now() < lateUntil;
  const payDue = () => {
    if (!due) return;
    const [state, title, url] = due;
    replace(depth > 0 ? { ...Object(state), layerDepth: depth } : state, title, url);
    if (depth > 0) return;
    due = null;
    baseKey = pageKey;
  };
  const settle = () => {
    if (isGoing) return;
    showBusy(false);
    const wanted = countLayers();
    // A second traversal after a late one would leave the page.
    if (depth > wanted && !isLate()) go(wanted - depth);
    if (depth === 0) baseKey = pageKey;
    while (depth < wanted) {
      depth++;
      push({ ...history.state, layerDepth: depth }, "");
    }
  };
  const settleSoon = () => {
    clearTimeout(soon);
    showBusy(true);
    soon = setTimeout(settle);
  };

  history.pushState = (...change: Change) => {
    // The page's own entry gets its changed address before it is left.
    if (due && depth > 0 && !isGoing) go(-depth);
    if (isGoing) {
      waiting.push(() => history.pushState(...change));
      return;
    }
    pageKey = readState(change[0]).key;
    // The next page takes the place of a layer's entry.
    if (depth > 0) {
      isOvertaken = isLate();
      replace(...change);
    } else push(...change);
    depth = 0;
    baseKey = pageKey;
    due = null;
    settleSoon();
  };
  history.replaceState = (...change: Change) => {
    if (isGoing) {
      waiting.push(() => history.replaceState(...change));
      return;
    }
    pageKey = readState(change[0]).key;
    if (depth > 0) {
      due = [unmark(change[0]), change[1], change[2] ?? window.location.href];
      payDue();
    } else replace(...change);
  };

  window.addEventListener(
    "popstate",
    (event) => {
      const to = readState(event.state);
      if (isGoing || isLate()) {
        lateUntil = 0;
        const isSamePage = to.key === pageKey || to.key === baseKey;
        if (isOvertaken && !isSamePage && to.depth === 0) {
          event.stopImmediatePropagation();
          go(1);
          return;
        }
        if (isSamePage || to.depth > 0) event.stopImmediatePropagation();
        else pageKey = to.key;
        arrive(to.depth);
        return;
      }
      if (to.depth === 0 && (depth === 0 || to.key !== baseKey)) {
        const left = depth;
        [depth, pageKey, due] = [0, to.key, null];
        closeTopLayers(left);
        return;
      }
      event.stopImmediatePropagation();
      if (to.depth < depth && to.key === baseKey) {
        const closed = depth - to.depth;
        depth = to.depth;
        payDue();
        closeTopLayers(closed);
        return;
      }
      // An entry of a layer that is long closed, reached from another page or by Forward.
      depth = to.depth;
      go(-to.depth);
    },
    { capture: true },
  );

  openLayers.subscribe(() => {
    // A layer has its entry before it is painted: Back never leaves the page under it.
    if (countLayers() > depth) settle();
    // One layer often gives way to another, which takes over the entry.
    else settleSoon();
  });
  // A reload on a layer's entry finds no layer.
  if (depth > 0) {
    due = [unmark(history.state), "", window.location.href];
    settle();
  }
}

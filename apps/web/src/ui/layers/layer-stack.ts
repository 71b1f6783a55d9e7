/** What lies over the page and is closed by Escape and Back: a dialog, a menu, a calendar, a card at a position. */
export interface Layer {
  close: () => void;
}

interface OpenLayer extends Layer {
  /** It was told to close and has not yet gone: its component closes a moment later, or asks first. */
  isLeaving: boolean;
}

/** A layer that is still there after this long has stayed open, in milliseconds. */
const leavingMs = 120;

let open: readonly OpenLayer[] = [];
const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const listener of listeners) listener();
}

/** Calls back when a layer opens, goes, or stays open though it was told to close. */
export function watchLayers(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** How many layers are open, without those that are about to go. */
export function countLayers(): number {
  return open.filter(({ isLeaving }) => !isLeaving).length;
}

function closeLayer(layer: OpenLayer): void {
  layer.isLeaving = true;
  setTimeout(() => {
    layer.isLeaving = false;
    if (open.includes(layer)) notifyAll();
  }, leavingMs);
  layer.close();
}

/** Closes that many layers, the topmost first. */
export function closeTopLayers(count: number): void {
  const staying = open.filter(({ isLeaving }) => !isLeaving);
  for (const layer of staying.slice(-count).toReversed()) closeLayer(layer);
}

/** Puts a layer on top; the returned function takes it away. */
export function addLayer(layer: Layer): () => void {
  const added: OpenLayer = { ...layer, isLeaving: false };
  if (open.length === 0) listenForEscape();
  open = [...open, added];
  notifyAll();
  return () => {
    open = open.filter((other) => other !== added);
    if (open.length === 0) stopListening();
    notifyAll();
  };
}

/** The topmost layer when the key went down. A field may close its own list before the key arrives at the window. */
let topAtPress: OpenLayer | undefined;

const noteTop = ({ key }: KeyboardEvent): void => {
  if (key === "Escape") topAtPress = open.at(-1);
};

const onKey = (event: KeyboardEvent): void => {
  if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
  const layer = topAtPress;
  if (layer && open.includes(layer) && !layer.isLeaving) closeLayer(layer);
};

function listenForEscape(): void {
  window.addEventListener("keydown", noteTop, { capture: true });
  window.addEventListener("keydown", onKey);
}

function stopListening(): void {
  window.removeEventListener("keydown", noteTop, { capture: true });
  window.removeEventListener("keydown", onKey);
}

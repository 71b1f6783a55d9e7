import { createAtom } from "@tanstack/react-store";

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

/** The open layers, the topmost last. They are set anew, too, when one stays open though it was told to close. */
export const openLayers = createAtom<readonly OpenLayer[]>([]);

/** The layers without those that are about to go. */
const listStaying = () => openLayers.get().filter(({ isLeaving }) => !isLeaving);

/** How many layers are open, without those that are about to go. */
export const countLayers = (): number => listStaying().length;

function closeLayer(layer: OpenLayer): void {
  layer.isLeaving = true;
  setTimeout(() => {
    layer.isLeaving = false;
    const open = openLayers.get();
    if (open.includes(layer)) openLayers.set([...open]);
  }, leavingMs);
  layer.close();
}

/** Closes that many layers, the topmost first. */
export function closeTopLayers(count: number): void {
  for (const layer of listStaying().slice(-count).toReversed()) closeLayer(layer);
}

/** Puts a layer on top; the returned function takes it away. */
export function addLayer(layer: Layer): () => void {
  const added: OpenLayer = { ...layer, isLeaving: false };
  const before = openLayers.get();
  if (before.length === 0) listenForEscape();
  openLayers.set([...before, added]);
  return () => {
    const left = openLayers.get().filter((other) => other !== added);
    if (left.length === 0) stopListening();
    openLayers.set(left);
  };
}

/** The topmost layer when the key went down. A field may close its own list before the key arrives at the window. */
let topAtPress: OpenLayer | undefined;

const noteTop = ({ key }: KeyboardEvent): void => {
  if (key === "Escape") topAtPress = openLayers.get().at(-1);
};

const onKey = (event: KeyboardEvent): void => {
  if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
  const layer = topAtPress;
  if (layer && openLayers.get().includes(layer) && !layer.isLeaving) closeLayer(layer);
};

function listenForEscape(): void {
  window.addEventListener("keydown", noteTop, { capture: true });
  window.addEventListener("keydown", onKey);
}

function stopListening(): void {
  window.removeEventListener("keydown", noteTop, { capture: true });
  window.removeEventListener("keydown", onKey);
}

/** `ok`: something is done. `error`: it failed. `info`: neither. */
export type ToastKind = "ok" | "error" | "info";

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** One button ("Undo", "Try again"). */
  action: { label: string; run: () => void } | null;
  /** A second button, for what one may want instead. */
  also: Toast["action"];
  /** What it is about. A newer toast of the same topic replaces it. */
  topic: string | null;
  /** Runs once when the toast goes: closed, timed out or replaced. */
  onGone: (() => void) | null;
}

export type ToastOptions = Partial<Pick<Toast, "topic" | "onGone" | "also">>;

let nextId = 1;
let shown: readonly Toast[] = [];
/** How many things that must not be covered are on the screen. */
let holders = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  const gone = shown.filter((message) => !next.includes(message));
  shown = next;
  for (const listener of listeners) listener();
  for (const { onGone } of gone) onGone?.();
}

/**
 * Shows a toast and returns its id. The same text and kind twice is one toast, unless the topics
 * differ.
 */
export function showToast(
  kind: ToastKind,
  text: string,
  action: Toast["action"] = null,
  { topic = null, onGone = null, also = null }: ToastOptions = {},
): number {
  const id = nextId++;
  const isSame = (other: Toast) =>
    topic !== null && other.topic !== null
      ? other.topic === topic
      : other.text === text && other.kind === kind;
  publish([...shown.filter((other) => !isSame(other)), { id, kind, text, action, also, topic, onGone }]);
  return id;
}

/** Removes the toasts of a topic and of its subtopics: "costs" removes "costs flight" too. */
export function dismissToastTopic(topic: string): void {
  publish(shown.filter((other) => !`${other.topic ?? ""} `.startsWith(`${topic} `)));
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  publish(shown.filter((other) => other.id !== id));
}

/** Removes the `ok` toasts, because the user has started something else. */
export function dismissDoneToasts(): void {
  publish(shown.filter(({ kind }) => kind !== "ok"));
}

/** The toasts shown and those waiting, oldest first. */
export function listToasts(): readonly Toast[] {
  return shown;
}

/** Calls back when the toasts change; returns a function that unsubscribes. */
export function watchToasts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Until the returned function is called, toasts that only inform wait. */
export function holdToasts(): () => void {
  const add = (count: number) => {
    holders += count;
    publish([...shown]);
  };
  add(1);
  return () => add(-1);
}

/** Whether this toast may be seen now: errors and what can be undone do not wait. */
export function isToastFree({ kind, action }: Toast): boolean {
  return holders === 0 || kind === "error" || (kind === "ok" && action !== null);
}

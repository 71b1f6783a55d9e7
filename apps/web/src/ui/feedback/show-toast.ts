import { createAtom } from "@tanstack/react-store";

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

/** The toasts shown and those waiting, oldest first. */
export const toasts = createAtom<readonly Toast[]>([]);
export const listToasts = toasts.get;

let nextId = 1;
/** How many things that must not be covered are on the screen. */
let holders = 0;

function publish(next: readonly Toast[]): void {
  const gone = listToasts().filter((message) => !next.includes(message));
  toasts.set(next);
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
  publish([
    ...listToasts().filter((other) => !isSame(other)),
    { id, kind, text, action, also, topic, onGone },
  ]);
  return id;
}

/** Removes the toasts of a topic and of its subtopics: "costs" removes "costs flight" too. */
export function dismissToastTopic(topic: string): void {
  publish(listToasts().filter((other) => !`${other.topic ?? ""} `.startsWith(`${topic} `)));
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  publish(listToasts().filter((other) => other.id !== id));
}

/** Removes the `ok` toasts, because the user has started something else. */
export function dismissDoneToasts(): void {
  publish(listToasts().filter(({ kind }) => kind !== "ok"));
}

/** Until the returned function is called, toasts that only inform wait. */
export function holdToasts(): () => void {
  const add = (count: number) => {
    holders += count;
    publish([...listToasts()]);
  };
  add(1);
  return () => add(-1);
}

/** Whether this toast may be seen now: errors and what can be undone do not wait. */
export function isToastFree({ kind, action }: Toast): boolean {
  return holders === 0 || kind === "error" || (kind === "ok" && action !== null);
}

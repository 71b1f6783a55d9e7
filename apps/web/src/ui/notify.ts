/** What a message means: `ok` something is done, `error` it is not, `info` neither. */
export type NotificationKind = "ok" | "error" | "info";

export interface Notification {
  id: number;
  kind: NotificationKind;
  text: string;
  /** One thing to do about it ("Undo", "Try again"). */
  action: { label: string; run: () => void } | null;
}

let nextId = 1;
let shown: readonly Notification[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Notification[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the top right; the same words twice are one message. Returns its id. */
export function notify(
  kind: NotificationKind,
  text: string,
  action: Notification["action"] = null,
): number {
  const id = nextId++;
  publish([
    ...shown.filter((other) => other.text !== text || other.kind !== kind),
    { id, kind, text, action },
  ]);
  return id;
}

/** Takes a message away. */
export function dismissNotification(id: number): void {
  publish(shown.filter((other) => other.id !== id));
}

/** Takes away what only says that something is done: the next thing has begun. */
export function dismissDone(): void {
  publish(shown.filter(({ kind }) => kind !== "ok"));
}

/** The messages that wait or are shown, oldest first. */
export function listNotifications(): readonly Notification[] {
  return shown;
}

/** Calls back when the messages change; returns how to stop. */
export function watchNotifications(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

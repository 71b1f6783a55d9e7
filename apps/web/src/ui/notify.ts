/** What a message means: `ok` something is done, `error` it is not, `info` neither. */
export type NotificationKind = "ok" | "error" | "info";

export interface Notification {
  id: number;
  kind: NotificationKind;
  text: string;
  /** One thing to do about it ("Undo", "Try again"). */
  action: { label: string; run: () => void } | null;
  /** What it speaks of: a newer message about the same takes its place. */
  topic: string | null;
  /** Runs once, however the message goes: closed, timed out, or because another takes its place. */
  onGone: (() => void) | null;
}

export type NotificationOptions = Partial<Pick<Notification, "topic" | "onGone">>;

let nextId = 1;
let shown: readonly Notification[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Notification[]): void {
  const gone = shown.filter((message) => !next.includes(message));
  shown = next;
  for (const listener of listeners) listener();
  for (const { onGone } of gone) onGone?.();
}

/**
 * Shows a message at the top right; the same words twice are one message, unless they speak of two topics. Returns its id.
 */
export function notify(
  kind: NotificationKind,
  text: string,
  action: Notification["action"] = null,
  { topic = null, onGone = null }: NotificationOptions = {},
): number {
  const id = nextId++;
  const isSame = (other: Notification) =>
    topic !== null && other.topic !== null
      ? other.topic === topic
      : other.text === text && other.kind === kind;
  publish([...shown.filter((other) => !isSame(other)), { id, kind, text, action, topic, onGone }]);
  return id;
}

/** Takes away what speaks of something, or of a part of it: "costs" and "costs flight". */
export function dismissTopic(topic: string): void {
  publish(shown.filter((other) => !`${other.topic ?? ""} `.startsWith(`${topic} `)));
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

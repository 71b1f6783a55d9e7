import { noticeParameter } from "@castor/core/notices/notice-parameter.ts";
import type { PushMessage } from "@castor/core/notices/push.ts";
import type { NoticeMessage } from "./worker-message.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** What is said of a message that cannot be read: browsers want each one to be shown. */
const unreadable: PushMessage = { title: "Castor", body: "", tag: "castor", path: "/" };

const isText = (value: unknown): value is string => typeof value === "string";

/** The message that the server has sent. */
export function readPush(text: string | undefined): PushMessage {
  try {
    const { title, body, tag, path } = JSON.parse(text ?? "") as Record<string, unknown>;
    if (isText(title) && isText(body) && isText(tag) && isText(path))
      return { title, body, tag, path };
  } catch {
    // No JSON, or nothing.
  }
  return unreadable;
}

/** The address of a page of this app; the first one for any other address. */
export function addressHere(path: unknown, origin: string): string {
  const address = isText(path) && URL.canParse(path, origin) ? new URL(path, origin) : null;
  return address?.origin === origin ? address.href : `${origin}/`;
}

/** Shows a message, in the place of one of the same thing. */
export function showPush(scope: WorkerScope, text: string | undefined): Promise<void> {
  const { title, body, tag, path } = readPush(text);
  return scope.registration.showNotification(title, {
    // One that takes the place of another is told as a new one is, by a sound.
    ...{ body, tag, renotify: true, icon: "/icon-192.png" },
    data: path,
  });
}

/**
 * Opens what a message is about: the window that shows it, else a new one, since a form may be open in others. Either way the
 * window learns which notice was pressed.
 */
export async function openPush(scope: WorkerScope, path: unknown): Promise<void> {
  const address = addressHere(path, scope.location.origin);
  const page = new URL(address);
  const notice = page.searchParams.get(noticeParameter);
  page.searchParams.delete(noticeParameter);
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => url === page.href || url === address);
  if (open === undefined) return void (await scope.clients.openWindow(address));
  if (notice !== null) open.postMessage({ notice } satisfies NoticeMessage);
  await open.focus();
}

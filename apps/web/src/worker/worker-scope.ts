/** The part of the service worker's global scope that is used here. TypeScript's DOM library does not have it. */
export interface WorkerScope {
  /** Changes with the page of the shell and with the headers under which the server sends it. */
  shellRevision: string;
  location: { origin: string };
  clients: {
    claim(): Promise<void>;
    matchAll(which: {
      type: "window";
      includeUncontrolled: boolean;
    }): Promise<
      readonly { url: string; focus(): Promise<unknown>; postMessage(message: unknown): void }[]
    >;
    openWindow(address: string): Promise<unknown>;
  };
  registration: Pick<ServiceWorkerRegistration, "showNotification">;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableMessageEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

export interface PushEvent extends ExtendableEvent {
  data: { text(): string } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  notification: Pick<Notification, "close" | "data">;
}

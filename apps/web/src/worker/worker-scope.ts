/** The part of the service worker's global scope that is used here. TypeScript's DOM library does not have it. */
export interface WorkerScope {
  /** Changes with the page of the shell and with the headers under which the server sends it. */
  shellRevision: string;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableMessageEvent) => void): void;
}

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

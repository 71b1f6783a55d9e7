import { ApiError } from "../src/data/http/api-error.ts";
import type { UploadEntry, UploadPlace } from "../src/data/uploads/upload-entry.ts";
import type { SendingOf, UploadHost } from "../src/data/uploads/upload-host.ts";
import { UploadQueue } from "../src/data/uploads/upload-queue.ts";
import type { UploadStore } from "../src/data/uploads/upload-store.ts";

/** What all windows of a browser share. */
class SharedUploads implements UploadStore {
  readonly #kept = new Map<string, { entry: UploadEntry; bytes: Blob }>();

  #find(userId: string, id: string) {
    return this.#kept.get(`${userId} ${id}`);
  }

  async list(userId: string) {
    return [...this.#kept].flatMap(([key, { entry }]) =>
      key.startsWith(`${userId} `) ? [entry] : [],
    );
  }

  async bytes(userId: string, id: string) {
    return this.#find(userId, id)?.bytes;
  }

  async add(userId: string, entry: UploadEntry, bytes: Blob) {
    this.#kept.set(`${userId} ${entry.id}`, { entry, bytes });
  }

  async update(userId: string, id: string, change: Partial<UploadEntry>, bytes?: Blob) {
    const kept = this.#find(userId, id);
    if (!kept) return null;
    const entry = { ...kept.entry, ...change };
    this.#kept.set(`${userId} ${id}`, { entry, bytes: bytes ?? kept.bytes });
    return entry;
  }

  async remove(userId: string, id: string) {
    this.#kept.delete(`${userId} ${id}`);
  }

  isKept() {
    return true;
  }
}

/** A sending that a test goes on with. */
interface Sending extends SendingOf {
  entry: UploadEntry;
  finish: () => void;
  fail: (error: ApiError) => void;
}

/** A browser with its windows, and a server that answers when a test says so. */
export class UploadStage {
  readonly store = new SharedUploads();
  readonly windows: UploadQueue[] = [];
  /** What is on its way, the first begun first. */
  readonly sendings: Sending[] = [];
  readonly attached: { name: string; fileId: string | null; isOwn: boolean }[] = [];
  readonly ended: string[] = [];
  /** Whose authors were told that they wait for them. */
  readonly failed: string[] = [];
  isConnected = true;
  user = "anna";
  /** The trip is not on the server yet. */
  isTripNew = false;
  prepare: UploadHost["prepare"] = async () => null;
  attach: () => Promise<void> = async () => {};
  #locked: Promise<unknown> = Promise.resolve();
  #count = 0;

  open(userId = this.user): UploadQueue {
    const queue: UploadQueue = new UploadQueue({
      userId,
      store: this.store,
      isSameUser: () => this.user === userId,
      isConnected: () => this.isConnected,
      tripIdNow: (tripId) => (this.isTripNew ? null : tripId),
      whileLocked: (work) => {
        const turn = this.#locked.then(work);
        this.#locked = turn.catch(() => {});
        return turn;
      },
      prepare: (entry, bytes) => this.prepare(entry, bytes),
      send: (entry, sending) => this.#send(entry, sending),
      attach: async ({ name, uploadId }, _, isOwn) => {
        await this.attach();
        this.attached.push({ name, fileId: uploadId, isOwn });
      },
      end: async (uploadId) => void this.ended.push(uploadId),
      onStored: () => {
        for (const other of this.windows) if (other !== queue) void other.reread();
      },
      onFailed: ({ name }) => void this.failed.push(name),
      onProgress: (id, sent) => {
        for (const other of this.windows) if (other !== queue) other.noteProgress(id, sent);
      },
      newKey: () => `key-${++this.#count}`,
      now: () => this.#count,
    });
    this.windows.push(queue);
    return queue;
  }

  #send(entry: UploadEntry, sending: SendingOf): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const uploadId = entry.uploadId ?? `upload of ${entry.name}`;
    sending.onBegun(uploadId);
    const one: Sending = {
      ...{ ...sending, entry },
      finish: () => resolve(uploadId),
      fail: reject,
    };
    this.sendings.push(one);
    sending.signal.addEventListener("abort", () => reject(sending.signal.reason));
    return promise.finally(() => {
      this.sendings.splice(this.sendings.indexOf(one), 1);
    });
  }
}

export const atPoint: UploadPlace = { tripId: "t1", kind: "place", thingId: "p1" };
export const fileOf = (name: string, bytes = 3, type = "application/pdf"): File =>
  new File(["x".repeat(bytes)], name, { type });
export const noAnswer = () => new ApiError(0, "NO_ANSWER", "");

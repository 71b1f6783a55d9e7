import { setTimeout as wait } from "node:timers/promises";
import { makePointBody } from "../bench-user.ts";

/** How one save ended. */
export interface Save {
  begun: number;
  ended: number;
  /** 0: no answer. */
  status: number;
  /** The id of the saved point, or why there was no answer. */
  text: string;
}

const giveUpMs = 20_000;
const pauseMs = 20;

interface WriterOptions {
  /** Where the next save goes, of the servers that are said to live. */
  origins: () => readonly string[];
  headers: Record<string, string>;
  routeIds: readonly string[];
  count?: number;
}

/** Several browsers that save one point after another, each as soon as the one before is answered. */
export class PointWriters {
  readonly saves: Save[] = [];
  readonly #options: WriterOptions;
  readonly #writing: Promise<unknown>;
  #isOver = false;

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#writing = Promise.all(
      Array.from({ length: options.count ?? 6 }, (_, writer) => this.#write(writer)),
    );
  }

  get saved(): Save[] {
    return this.saves.filter(({ status }) => status === 200);
  }

  /** Resolves when so many more saves ended as `isMeant` says. */
  async untilMore(count: number, isMeant: (save: Save) => boolean): Promise<void> {
    const from = this.saves.length;
    const deadline = performance.now() + giveUpMs;
    while (this.saves.slice(from).filter(isMeant).length < count) {
      if (performance.now() > deadline) throw new Error("the writers got no further");
      await wait(pauseMs);
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#writing;
  }

  async #write(writer: number): Promise<void> {
    for (let index = 0; !this.#isOver; index += 1) {
      const save = await this.#save(writer, index);
      this.saves.push(save);
      if (save.status !== 200) await wait(pauseMs);
    }
  }

  async #save(writer: number, index: number): Promise<Save> {
    const { origins, headers, routeIds } = this.#options;
    const begun = performance.now();
    const among = origins();
    const routeId = routeIds[writer % routeIds.length] ?? "";
    try {
      const answer = await fetch(`${among[(writer + index) % among.length]}/api/point`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(makePointBody(routeId, writer, index)),
        signal: AbortSignal.timeout(giveUpMs),
      });
      const body = (await answer.json()) as { id?: string; error?: { code?: string } };
      const text = body.id ?? body.error?.code ?? "";
      return { begun, ended: performance.now(), status: answer.status, text };
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      const text = cause?.code ?? String(error);
      return { begun, ended: performance.now(), status: 0, text };
    }
  }
}

/** How one call ended. */
export interface WriterCall {
  /** Milliseconds by the clock of `performance`. */
  begun: number;
  ended: number;
  status: number;
  code: string | undefined;
  retryAfter: string | null;
  name: string;
}

/** Several browsers that save one trip after another, each as soon as the one before is answered, while there is an answer. */
export interface TripWriters {
  /** Every call that ended so far; status 0 is a server that did not answer. */
  calls: readonly WriterCall[];
  stop(): Promise<void>;
}

const giveUpMs = 20_000;

export function startTripWriters(origin: string, token: string, count: number): TripWriters {
  const calls: WriterCall[] = [];
  let isOver = false;
  const saveTrip = async (name: string): Promise<WriterCall> => {
    const begun = performance.now();
    try {
      const answer = await fetch(`${origin}/api/trip`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ name }),
        signal: AbortSignal.timeout(giveUpMs),
      });
      const body = (await answer.json()) as { error?: { code?: string } };
      const { status } = answer;
      const retryAfter = answer.headers.get("retry-after");
      return { begun, ended: performance.now(), status, code: body.error?.code, retryAfter, name };
    } catch (error) {
      return {
        begun,
        ended: performance.now(),
        status: 0,
        code: String(error),
        retryAfter: null,
        name,
      };
    }
  };
  const write = async (writer: number) => {
    for (let index = 0; !isOver; index += 1) {
      const call = await saveTrip(`Trip ${writer}-${index}`);
      calls.push(call);
      if (call.status === 0) return;
    }
  };
  const writing = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  return {
    calls,
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}

/** The processor time of this thread, in milliseconds. */
const readCpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/**
 * Deals the processor time of the event loop out to the tasks that run in it. Tasks that run at the same time share it
 * evenly, since Node does not tell whose turn it was.
 */
export class WorkClock {
  readonly #readCpu: () => number;
  #running = 0;
  #read: number;
  /** What a task would have got that ran from the start until now. */
  #dealt = 0;

  constructor(cpu: () => number = readCpu) {
    this.#readCpu = cpu;
    this.#read = cpu();
  }

  /** What each running task has got until now, counted from the start of the clock. */
  read(): number {
    const used = this.#readCpu();
    if (this.#running > 0) this.#dealt += (used - this.#read) / this.#running;
    this.#read = used;
    return this.#dealt;
  }

  /** Runs what waits for nothing. All of its time is known: it goes to `count`, and is dealt to no task. */
  runAlone<T>(part: () => T, count: (taken: number) => void): T {
    this.read();
    const from = this.#read;
    try {
      return part();
    } finally {
      this.#read = this.#readCpu();
      count(this.#read - from);
    }
  }

  /** A task begins. Answers the reading of that moment. */
  begin(): number {
    const dealt = this.read();
    this.#running += 1;
    return dealt;
  }

  /** A task ends. Answers the reading of that moment. */
  end(): number {
    const dealt = this.read();
    this.#running -= 1;
    return dealt;
  }
}

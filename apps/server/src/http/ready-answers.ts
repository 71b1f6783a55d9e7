/** Answers of versioned rows, compressed and ready to send, the least recently used going when `mostBytes` are full. */
export class ReadyAnswers {
  readonly #mostBytes: number;
  readonly #answers = new Map<string, Buffer>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): Buffer | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: Buffer): void {
    this.#remove(key);
    if (answer.length > this.#mostBytes / 4) return;
    this.#answers.set(key, answer);
    this.#bytes += key.length + answer.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const answer = this.#answers.get(key);
    if (answer === undefined) return;
    this.#answers.delete(key);
    this.#bytes -= key.length + answer.length;
  }
}

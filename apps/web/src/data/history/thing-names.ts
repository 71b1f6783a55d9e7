/** How things are called now that were deleted and made anew, so that what was noted before still finds them. */
export class ThingNames {
  readonly #next = new Map<string, string>();
  readonly #currentId: (id: string) => string;

  /** `currentId`: the server's id of a thing made here. */
  constructor(currentId: (id: string) => string) {
    this.#currentId = currentId;
  }

  /** `made` is what was `id`. */
  rename(id: string, made: string): void {
    this.#next.set(id, made).set(this.#currentId(id), made);
  }

  /** What was to be made anew as `made` was there all along, as `old`. */
  forget(made: string, old: string): void {
    for (const [id, next] of this.#next) {
      if (next !== made) continue;
      if (id === old) this.#next.delete(id);
      else this.#next.set(id, old);
    }
  }

  readonly now = (id: string): string => {
    let now = id;
    for (;;) {
      const next = this.#next.get(now) ?? this.#currentId(now);
      if (next === now) return now;
      now = next;
    }
  };
}

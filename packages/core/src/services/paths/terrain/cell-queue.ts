/** A queue of what costs least (a binary heap). */
export class CellQueue<T> {
  readonly #items: { cost: number; item: T }[] = [];

  push(cost: number, item: T): void {
    const items = this.#items;
    const added = { cost, item };
    let index = items.length;
    items.push(added);
    while (index > 0) {
      const up = (index - 1) >> 1;
      const parent = items[up];
      if (!parent || parent.cost <= cost) break;
      items[index] = parent;
      index = up;
    }
    items[index] = added;
  }

  /** Takes out what costs least; undefined when nothing is left. */
  pop(): T | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (!first || !last || items.length === 0) return first?.item;
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const [one, other] = [items[left], items[left + 1]];
      if (!one) break;
      const [next, down] = other && other.cost < one.cost ? [other, left + 1] : [one, left];
      if (next.cost >= last.cost) break;
      items[index] = next;
      index = down;
    }
    items[index] = last;
    return first.item;
  }
}

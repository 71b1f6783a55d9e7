import { type Component, propertyOf, textOf } from "./jcal.ts";
import type { FoundComponent } from "./read-components.ts";

/** An event, or one date of a repeated event, in its newest version. */
export interface KeptEvent extends FoundComponent {
  uid: string;
}

const sequenceOf = (event: Component): number => Number(propertyOf(event, "sequence")?.[3]) || 0;
const stampOf = (event: Component): string =>
  textOf(event, "dtstamp") || textOf(event, "last-modified");
const dateOf = (event: Component, name: string) => String(propertyOf(event, name)?.[3] ?? "");

/**
 * Keeps the newest version of each event (RFC 5546): the one with the higher SEQUENCE, then with the later DTSTAMP. Some programs
 * give one UID to many events: those that differ in nothing but their dates are no versions.
 */
export class EventVersions {
  readonly #kept = new Map<string, KeptEvent>();
  replaced = 0;

  add(found: FoundComponent): void {
    const { component } = found;
    const uid = textOf(component, "uid");
    const start = dateOf(component, "dtstart");
    const key =
      uid === "" ? `#${this.#kept.size}` : `${uid}\n${dateOf(component, "recurrence-id")}`;
    const known = this.#kept.get(key);
    if (!known) {
      this.#kept.set(key, { ...found, uid });
      return;
    }
    const newer =
      sequenceOf(component) - sequenceOf(known.component) ||
      stampOf(component).localeCompare(stampOf(known.component));
    if (newer === 0 && start !== dateOf(known.component, "dtstart")) {
      this.#kept.set(`${key}\n${start}`, { ...found, uid });
      return;
    }
    this.replaced += 1;
    if (newer >= 0) this.#kept.set(key, { ...found, uid });
  }

  list(): KeptEvent[] {
    return [...this.#kept.values()];
  }
}

/** More than a window sends between two events. */
const most = 500;

const sent = new Set<string>();

/** Remembers a change that this window sends: its screen has it already. */
export function noteOwnChange(id: string): void {
  sent.add(id.toLowerCase());
  const [oldest] = sent;
  if (sent.size > most && oldest !== undefined) sent.delete(oldest);
}

/** True for a change that this window has sent. */
export const isOwnChange = (id: string): boolean => sent.has(id);

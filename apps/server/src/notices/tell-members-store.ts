import { listMentioned, listMentionedIn, type Nameable } from "@castor/core/markup/mentions.ts";
import { parseMarkup } from "@castor/core/markup/parse-markup.ts";
import { linesToPlainText } from "@castor/core/markup/plain-text.ts";
import type { NoticeDetail, NoticeKind } from "@castor/core/notices/notice.ts";
import { requireTrip, requireViewer } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { listPeople } from "../members/member-store.ts";
import { tell } from "./notice-store.ts";
import { loadTripWords } from "./trip-words-store.ts";

/** Long enough to know a note again. */
const excerptLength = 120;

/** What is told to several people; `subjectId` is the trip where it is not given. */
interface Telling {
  kind: NoticeKind;
  to: readonly string[];
  subjectId?: string;
  detail?: Partial<NoticeDetail>;
}

/** Tells people what the caller has done with the trip of the call. Nobody is told of what they did themselves. */
export async function tellOf(
  context: TripContext,
  { kind, to, subjectId, detail }: Telling,
  tripId: string = requireTrip(context).id,
): Promise<void> {
  const { queries, now } = context;
  const { userId: me } = requireViewer(context);
  const others = to.filter((userId) => userId !== me);
  if (others.length === 0) return;
  const words = await loadTripWords(queries, tripId, me);
  const whole = { text: "", role: null, ...words, ...detail };
  for (const userId of others)
    await tell(
      queries,
      { userId, tripId, kind, subjectId: subjectId ?? tripId, detail: whole },
      now,
    );
}

interface WrittenNote {
  id: string;
  before: string;
  after: string;
}

/** Tells those whom a note newly names: of a task of theirs, else of their name. */
export async function tellNamed(
  context: TripContext,
  { id, before, after }: WrittenNote,
): Promise<void> {
  if (!after.includes("@") || before === after) return;
  const people = await listPeople(context.queries, requireTrip(context).id);
  if (people.length < 2) return;
  const known = new Set(listMentionedIn(before, people));
  const assignedBefore = new Set(listAssigned(before, people));
  const assigned = listAssigned(after, people).filter((person) => !assignedBefore.has(person));
  const mentioned = listMentionedIn(after, people).filter(
    (person) => !known.has(person) && !assigned.includes(person),
  );
  for (const [kind, persons] of [
    ["assigned", assigned],
    ["mentioned", mentioned],
  ] as const)
    for (const person of persons) {
      const text = excerptFor(after, person, kind === "assigned");
      await tellOf(context, { kind, to: [person.userId], subjectId: id, detail: { text } });
    }
}

/** The people whom open tasks of a text name. */
const listAssigned = <T extends Nameable>(text: string, people: readonly T[]): T[] => [
  ...new Set(
    parseMarkup(text).flatMap(({ task, children }) =>
      task?.isDone === false ? listMentioned(children, people) : [],
    ),
  ),
];

/** The first line that names somebody; of an assignment the open task. */
function excerptFor(text: string, person: Nameable, isTask: boolean): string {
  const line = parseMarkup(text).find(
    ({ task, children }) =>
      (!isTask || task?.isDone === false) && listMentioned(children, [person]).length > 0,
  );
  const words = linesToPlainText(line ? [{ ...line, task: null, end: "" }] : []);
  return [...words].slice(0, excerptLength).join("");
}

import type { MarkupLine } from "@castor/core/markup/markup-tree.ts";
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
  const mentioned = new Set(listMentionedIn(after, people));
  for (const person of people) {
    const task = findNewTask(before, after, person);
    const isNew = mentioned.has(person) && !known.has(person);
    const line = task ?? (isNew ? listLines(after, person)[0] : undefined);
    if (line === undefined) continue;
    await tellOf(context, {
      kind: task === undefined ? "mentioned" : "assigned",
      to: [person.userId],
      subjectId: id,
      detail: { text: [...line].slice(0, excerptLength).join("") },
    });
  }
}

/** The text of the first open task that a change gives somebody. A task whose words were changed is no new one. */
function findNewTask(before: string, after: string, person: Nameable): string | undefined {
  const known = listLines(before, person, isOpenTask);
  const tasks = listLines(after, person, isOpenTask);
  if (tasks.length <= known.length) return undefined;
  return tasks.find((task) => !known.includes(task)) ?? tasks[0];
}

const isOpenTask = ({ task }: MarkupLine): boolean => task?.isDone === false;

/** The lines that name somebody, as plain text. */
const listLines = (
  text: string,
  person: Nameable,
  isAsked: (line: MarkupLine) => boolean = () => true,
): string[] =>
  parseMarkup(text).flatMap((line) =>
    isAsked(line) && listMentioned(line.children, [person]).length > 0
      ? [linesToPlainText([{ ...line, task: null, end: "" }])]
      : [],
  );

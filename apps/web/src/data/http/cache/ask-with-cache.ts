import { ApiError } from "../api-error.ts";
import { isConnected } from "../connection.ts";
import { noteAge } from "./answer-ages.ts";

/** A slow network is waited for so long when there is a stored answer. */
const patienceMs = 4_000;

export interface Cached<Answer> {
  at: number;
  answer: Answer;
}

export interface CachedAsk<Answer> {
  key: string;
  ask: () => Promise<Answer>;
  readStored: () => Promise<Cached<Answer> | null>;
  /** The stored answer is shown first. */
  isStoredFirst: boolean;
  /** Called when the server answers after a stored answer was shown; null when it refuses. */
  onLater?: ((answer: Answer | null) => void) | undefined;
}

/** No answer, or one of a proxy that reaches no server, or the login page of a hotel's network. */
function isWithoutAnswer(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  const { status, code, answer } = thrown;
  return status === 0 || status >= 502 || (code === "BAD_ANSWER" && typeof answer === "string");
}

const slow = Symbol("slow");

async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(slow), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks the server, and answers with what is stored when there is no connection or no answer. A refusal of the server is
 * never replaced by what is stored.
 */
export async function askWithCache<Answer>({
  key,
  ask,
  readStored,
  isStoredFirst,
  onLater,
}: CachedAsk<Answer>): Promise<Answer> {
  const show = ({ at, answer }: Cached<Answer>) => {
    noteAge(key, at);
    return answer;
  };
  if (!isConnected()) {
    const cached = await readStored();
    if (cached) return show(cached);
  }
  let isAnswered = false;
  const asked = ask().then((answer) => {
    isAnswered = true;
    noteAge(key, null);
    return answer;
  });
  try {
    return await within(isStoredFirst ? 0 : patienceMs, asked);
  } catch (thrown) {
    if (thrown !== slow && !isWithoutAnswer(thrown)) throw thrown;
    const cached = await readStored();
    if (cached === null || isAnswered) return asked;
    if (thrown === slow) follow(asked, onLater);
    return show(cached);
  }
}

/** Tells what the server says after all, once the stored answer is on the screen. */
function follow<Answer>(
  asked: Promise<Answer>,
  onLater: ((answer: Answer | null) => void) | undefined,
): void {
  const deliverLater = (answer: Answer | null) => setTimeout(() => onLater?.(answer));
  asked.then(deliverLater, (thrown: unknown) => {
    if (thrown instanceof ApiError && !isWithoutAnswer(thrown)) deliverLater(null);
  });
}

import { createAtom, useSelector } from "@tanstack/react-store";
import { isConnected } from "../http/connection.ts";
import { countUnsent, discardUnsent } from "../trip-changes/unsent/unsent-changes.ts";
import { countUploads } from "../uploads/start-uploads.ts";
import { logOut } from "./session.ts";

/** What becomes of the unsent changes: the session goes on, they wait for the next login here, or they are deleted. */
export type LogoutChoice = "stay" | "keep" | "delete";

/** The question that a logout asks while changes or files are not sent. */
export interface LogoutQuestion {
  count: number;
  /** Files that wait for their upload. */
  files: number;
  /** False where the browser could not store them: a logout loses them. */
  isKept: boolean;
  answer: (choice: LogoutChoice) => void;
}

/** What is on its way is waited for so long before the question. */
const sendingMs = 4_000;
const pollMs = 200;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const question = createAtom<LogoutQuestion | null>(null);

/** The question to draw; null when none is asked. */
export const useLogoutQuestion = (): LogoutQuestion | null => useSelector(question);

async function countLeft(): Promise<Pick<LogoutQuestion, "count" | "isKept">> {
  const until = Date.now() + sendingMs;
  let left = await countUnsent();
  while (left.count > 0 && isConnected() && Date.now() < until) {
    await wait(pollMs);
    left = await countUnsent();
  }
  return left;
}

/** The queue of uploads is loaded only where something waits in it. */
async function countFiles(): Promise<{ count: number; isKept: boolean }> {
  if (countUploads() === 0) return { count: 0, isKept: true };
  return (await import("../uploads/page-uploads.ts")).countHeldUploads();
}

async function discardFiles(count: number): Promise<void> {
  if (count > 0) await (await import("../uploads/page-uploads.ts")).discardUploads();
}

/** Logs out, after a question when changes or files are not sent. Resolves early when the user stays. */
export async function requestLogOut(): Promise<void> {
  const left = await countLeft();
  const files = await countFiles();
  if (left.count + files.count > 0) {
    const { promise, resolve } = Promise.withResolvers<LogoutChoice>();
    const isKept = left.isKept && files.isKept;
    question.set({ count: left.count, files: files.count, isKept, answer: resolve });
    const choice = await promise;
    question.set(null);
    if (choice === "stay") return;
    if (choice === "delete") await Promise.all([discardUnsent(), discardFiles(files.count)]);
  }
  await logOut();
}

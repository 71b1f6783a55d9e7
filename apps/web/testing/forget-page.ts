import { vi } from "vitest";
import { queryClient } from "../src/data/http/query-client.ts";
import { dismissToast, listToasts } from "../src/ui/feedback/show-toast.ts";
import { forgetEverybody } from "./log-in.ts";

/** Ends what a test has left in the page: its clock, toasts, mocks, read answers, the session. */
export function forgetPage(): void {
  for (const { id } of listToasts()) dismissToast(id);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
}

import type { CallOf } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { PageName } from "@castor/core/pages.ts";
import { useSyncExternalStore } from "react";
import { readStored, watchStored, writeStored } from "../device/storage.ts";
import { newKey } from "./new-key.ts";
import { queryClient, readOptions } from "./query-client.ts";
import { buildRequest } from "./request.ts";
import { send } from "./send.ts";
import { isLoggedIn } from "./session-store.ts";
import { useRead } from "./use-read.ts";

const { config, analytics } = endpoints.services;
const freshMs = 3_600_000;

const hasConsent = () => readStored("analytics_consent") === "yes";
const readUser = () => (isLoggedIn() ? readStored("user_id") : null);

/** Tells the server, where it has analytics. Nobody waits for it, and that it fails disturbs nobody. */
function tell(body: CallOf<typeof analytics>["body"]): void {
  const work = async () => {
    const known = await queryClient.fetchQuery({ ...readOptions(config, {}), staleTime: freshMs });
    // What was allowed may be withdrawn while one asks.
    if (!known.analytics || !hasConsent()) return;
    const request = buildRequest(analytics, { body }, undefined);
    // Without the token: an expired one would lead to the login page, and nothing here needs it.
    const { Authorization: _, ...headers } = request.headers;
    await send({ ...request, headers });
  };
  work().catch(() => {});
}

/** Tells who the visitor is (section 4), if they consented; what they did before the login becomes theirs. */
export function identifyUser(userId: string): void {
  if (!hasConsent()) return;
  const anonymousId = readStored("analytics_id") ?? undefined;
  // Whoever comes after the logout is somebody else until they log in.
  writeStored("analytics_id", null);
  tell({ event: "identify", distinctId: userId, anonymousId });
}

/** Tells that a page was opened, if the visitor consented. */
export function recordPage(page: PageName): void {
  if (!hasConsent()) return;
  let distinctId = readUser() ?? readStored("analytics_id");
  if (distinctId === null) {
    distinctId = newKey();
    writeStored("analytics_id", distinctId);
  }
  tell({ event: "page", distinctId, page });
}

/** Remembers the visitor's answer; a "no" also forgets under which random id they were known. */
export function giveConsent(isGiven: boolean): void {
  writeStored("analytics_consent", isGiven ? "yes" : "no");
  const userId = readUser();
  if (!isGiven) writeStored("analytics_id", null);
  else if (userId !== null) identifyUser(userId);
}

const watchConsent = (onChange: () => void) => watchStored("analytics_consent", onChange);
const readConsent = () => readStored("analytics_consent");

/** Whether this server has analytics, and what the visitor said to it: yes, no, or nothing yet. */
export function useConsent(): { isConfigured: boolean; isGiven: boolean | null } {
  const read = useRead(config, {}, { freshMs });
  const answer = useSyncExternalStore(watchConsent, readConsent);
  const isGiven = answer === "yes" ? true : answer === "no" ? false : null;
  return { isConfigured: read.data?.analytics === true, isGiven };
}

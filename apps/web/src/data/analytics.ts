import type { Language } from "@castor/core/basics/language.ts";
import type { CallOf } from "@castor/core/endpoint.ts";
import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { limits } from "@castor/core/limits.ts";
import type { PageName } from "@castor/core/pages.ts";
import type { UserStep } from "@castor/core/services/analytics-event.ts";
import type { SharedTrip } from "@castor/core/trips/share-link.ts";
import { useSyncExternalStore } from "react";
import { readStored, watchStored, writeStored } from "../device/storage/storage.ts";
import { callEndpoint } from "./http/call-endpoint.ts";
import { newKey } from "./http/new-key.ts";
import { queryClient, readOptions } from "./http/query-client.ts";
import { useRead } from "./http/use-read.ts";
import { isLoggedIn } from "./session/session-store.ts";

const { config, analytics } = servicesEndpoints;
const freshMs = 3_600_000;

const hasConsent = () => readStored("analytics_consent") === "yes";
const readUser = () => (isLoggedIn() ? readStored("user_id") : null);

/** Sends an event, if the server has analytics. Nothing waits for it, and failures are ignored. */
function sendEvent(body: CallOf<typeof analytics>["body"]): void {
  const work = async () => {
    const known = await queryClient.fetchQuery({ ...readOptions(config, {}), staleTime: freshMs });
    // Consent may be withdrawn while the settings load.
    if (!known.analytics || !hasConsent()) return;
    await callEndpoint(analytics, { body });
  };
  work().catch(() => {});
}

/** Identifies the visitor (specification#analytics), if they consented, and links their events from before the login. */
export function identifyUser(userId: string): void {
  if (!hasConsent()) return;
  const anonymousId = readStored("analytics_id") ?? undefined;
  // After a logout the visitor gets a new random id.
  writeStored("analytics_id", null);
  sendEvent({ event: "identify", distinctId: userId, anonymousId });
}

/** The id of the visitor: the user's, else a random one that is stored. */
function readVisitor(): string {
  const known = readUser() ?? readStored("analytics_id");
  if (known !== null) return known;
  const anonymousId = newKey();
  writeStored("analytics_id", anonymousId);
  return anonymousId;
}

/** Records that a page was opened, if the visitor consented. */
export function recordPage(page: PageName): void {
  if (hasConsent()) sendEvent({ event: "page", distinctId: readVisitor(), page });
}

/** Records one of the main steps, if the visitor consented. */
export function recordStep(step: UserStep): void {
  if (hasConsent()) sendEvent({ event: "step", distinctId: readVisitor(), step });
}

/** Records that a share link was opened (specification#share-link), if the visitor consented. */
export function recordSharedTrip({ tripId, name }: SharedTrip, lang: Language): void {
  if (!hasConsent()) return;
  const tripName = name.slice(0, limits.name).toWellFormed();
  sendEvent({ event: "open shared trip", distinctId: readVisitor(), lang, tripName, tripId });
}

/** Stores the visitor's answer. A "no" also deletes their random id. */
export function giveConsent(isGiven: boolean): void {
  writeStored("analytics_consent", isGiven ? "yes" : "no");
  const userId = readUser();
  if (!isGiven) writeStored("analytics_id", null);
  else if (userId !== null) identifyUser(userId);
}

const watchConsent = (onChange: () => void) => watchStored("analytics_consent", onChange);
const readConsent = () => readStored("analytics_consent");

/** Whether this server has analytics, and the visitor's answer; null: none yet. */
export function useConsent(): { isConfigured: boolean; isGiven: boolean | null } {
  const read = useRead(config, {}, { freshMs });
  const answer = useSyncExternalStore(watchConsent, readConsent);
  const isGiven = answer === "yes" ? true : answer === "no" ? false : null;
  return { isConfigured: read.data?.analytics === true, isGiven };
}

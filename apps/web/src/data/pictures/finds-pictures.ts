import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { queryClient, readOptions } from "../http/query-client.ts";
import { useRead } from "../http/use-read.ts";
import { useSession } from "../session/session-store.ts";

/** Operators rarely change it. */
const freshMs = 3_600_000;
const { config } = servicesEndpoints;

/** True when the server looks for pictures of places; false too when it does not answer. */
export async function findsPictures(): Promise<boolean> {
  try {
    const options = { ...readOptions(config, {}), staleTime: freshMs };
    return (await queryClient.fetchQuery(options)).pictures;
  } catch {
    return false;
  }
}

/** The same for a screen of a user, which asks only where it would show it. */
export function useFindsPictures(isPaused: boolean): boolean {
  const { isLoggedIn } = useSession();
  const read = useRead(config, {}, { freshMs, isPaused: isPaused || !isLoggedIn });
  return isLoggedIn && read.data?.pictures === true;
}

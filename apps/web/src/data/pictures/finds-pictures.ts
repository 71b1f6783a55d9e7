import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { queryClient, readOptions } from "../http/query-client.ts";
import { useRead } from "../http/use-read.ts";

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

/** The same for a screen, which asks only where it would show it. */
export function useFindsPictures(isPaused: boolean): boolean {
  return useRead(config, {}, { freshMs, isPaused }).data?.pictures === true;
}

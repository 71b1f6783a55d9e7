import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { serviceConfig } from "@castor/core/services/service-config.ts";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { queryClient, readOptions } from "../http/query-client.ts";
import { useRead } from "../http/use-read.ts";

const { config } = servicesEndpoints;
const offered = serviceConfig.shape.socialLogins;
type OfferedLogins = z.infer<typeof offered>;

const freshMs = 3_600_000;
/** A longer wait would be noticed. Logins that arrive later shift the layout. */
const waitMs = 600;

/** The social logins stored at the last visit; null at the first. */
function recall(): OfferedLogins | null {
  try {
    const read = offered.safeParse(JSON.parse(readStored("social_logins") ?? "null"));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/**
 * At the first visit, waits a moment for the server's list of social logins, so that the login page is drawn with them
 * and does not shift.
 */
export async function awaitOfferedLogins(): Promise<void> {
  if (recall() !== null) return;
  const asked = queryClient.prefetchQuery({ ...readOptions(config, {}), staleTime: freshMs });
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, waitMs))]);
}

/** The social logins of this server; until it answers, those stored at the last visit. */
export function useOfferedLogins(): OfferedLogins {
  const [recalled] = useState(recall);
  const said = useRead(config, {}, { freshMs }).data?.socialLogins;
  useEffect(() => {
    if (said) writeStored("social_logins", JSON.stringify(said));
  }, [said]);
  return said ?? recalled ?? [];
}

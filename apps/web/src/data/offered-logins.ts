import { endpoints } from "@castor/core/endpoints.ts";
import { serviceConfig } from "@castor/core/services/service-config.ts";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { readStored, writeStored } from "../device/storage.ts";
import { queryClient, readOptions } from "./query-client.ts";
import { useRead } from "./use-read.ts";

const { config } = endpoints.services;
const offered = serviceConfig.shape.socialLogins;
type OfferedLogins = z.infer<typeof offered>;

const freshMs = 3_600_000;
/** Longer would be felt; what comes later moves what stands below it. */
const waitMs = 600;

/** What the server offered when this browser last asked; null when it never did. */
function recall(): OfferedLogins | null {
  try {
    const read = offered.safeParse(JSON.parse(readStored("social_logins") ?? "null"));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/**
 * Lets a page that offers social logins wait a moment for the server to say which, when this browser has never heard: then
 * they stand where they belong from the first sight on.
 */
export async function awaitOfferedLogins(): Promise<void> {
  if (recall() !== null) return;
  const asked = queryClient.prefetchQuery({ ...readOptions(config, {}), staleTime: freshMs });
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, waitMs))]);
}

/** The social logins of this server: as it says, and until it does, as it said at the last visit. */
export function useOfferedLogins(): OfferedLogins {
  const [recalled] = useState(recall);
  const said = useRead(config, {}, { freshMs }).data?.socialLogins;
  useEffect(() => {
    if (said) writeStored("social_logins", JSON.stringify(said));
  }, [said]);
  return said ?? recalled ?? [];
}

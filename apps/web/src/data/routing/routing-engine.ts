import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { queryClient, readOptions } from "../http/query-client.ts";

/** Operators rarely change it. */
const freshMs = 3_600_000;
const options = () => ({ ...readOptions(servicesEndpoints.config, {}), staleTime: freshMs });

const isWithout = (config: ServiceConfig) => config.routing === "estimate";

/** True when the server is known to have a routing engine. */
export function knowsEngine(): boolean {
  const config = queryClient.getQueryData<ServiceConfig>(options().queryKey);
  return config !== undefined && !isWithout(config);
}

/** True when the server says that it has no routing engine; false too when it does not answer. */
export async function lacksEngine(): Promise<boolean> {
  try {
    return isWithout(await queryClient.fetchQuery(options()));
  } catch {
    return false;
  }
}

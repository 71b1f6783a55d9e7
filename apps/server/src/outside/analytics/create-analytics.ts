import type { Log } from "../../process/log.ts";
import type { Analytics } from "./analytics.ts";
import { PostHog } from "./post-hog.ts";

/** PostHog if its key is configured, else nothing is sent (specification#analytics). */
export function createAnalytics(
  config: { key: string; url: string } | undefined,
  log: Log,
): Analytics {
  if (config !== undefined) return new PostHog(config.key, config.url, log);
  return { isConfigured: false, record: () => {}, close: () => {} };
}

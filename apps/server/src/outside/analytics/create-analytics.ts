import type { Analytics } from "./analytics.ts";
import { PostHog, type PostHogLog } from "./post-hog.ts";

/** PostHog where it has a key, else nowhere: nothing is sent without one (decisions 8). */
export function createAnalytics(
  config: { key: string; url: string } | undefined,
  log: PostHogLog,
): Analytics {
  if (config !== undefined) return new PostHog(config.key, config.url, log);
  return { isConfigured: false, record: () => {}, close: () => {} };
}

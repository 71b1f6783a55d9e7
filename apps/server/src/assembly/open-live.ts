import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { PostgresNews } from "../db/postgres-news.ts";
import { type LiveNews, liveNews } from "../live/live-news.ts";
import { type LiveFigures, LiveTrips, usualLiveFigures } from "../live/live-trips.ts";
import type { News, NewsParts } from "../process/news.ts";

interface Parts {
  config: Pick<Config, "databaseUrl" | "redisUrl">;
  database: Database;
  figures: Partial<LiveFigures> | undefined;
  /** Aborted when the server is going to stop. */
  draining: AbortSignal;
  /** What all processes of this installation know, and no other. */
  secret: string;
}

/**
 * The streams of this process. With PostgreSQL there may be other processes, of whose changes and windows they hear (decisions
 * 123, 125 and 132).
 */
export async function openLive(
  app: FastifyInstance,
  { config, database, figures, draining, secret }: Parts,
): Promise<LiveTrips> {
  let tellOthers = (_: LiveNews): void => undefined;
  const live = new LiveTrips({
    ...{ database, log: app.log, tellOthers: (news) => tellOthers(news) },
    process: randomUUID(),
    figures: { ...usualLiveFigures, ...figures },
  });
  draining.addEventListener("abort", live.stop, { once: true });
  // The server waits for open calls when it closes.
  app.addHook("preClose", async () => live.stop());
  const news = await openNews(config, secret, {
    onMessage: (text) => {
      const read = liveNews.safeParse(parse(text));
      if (read.success) live.hear(read.data);
    },
    onConnected: () => void live.compare(),
    log: app.log,
  });
  if (news === null) return live;
  tellOthers = (told) => news.tell(JSON.stringify(told));
  app.addHook("onReady", async () => news.start());
  app.addHook("onClose", () => news.close());
  return live;
}

/** The link to the other processes: the Redis of `REDIS_URL`, else PostgreSQL. Null with the embedded database, which has one process. */
async function openNews(
  { databaseUrl, redisUrl }: Parts["config"],
  secret: string,
  parts: Omit<NewsParts, "channel">,
): Promise<News | null> {
  if (databaseUrl === undefined) return null;
  if (redisUrl === undefined)
    return new PostgresNews(databaseUrl, { ...parts, channel: "castor_trips" });
  const { RedisNews } = await import("../redis/redis-news.ts");
  // Several installations may use one Redis.
  const installation = createHmac("sha256", secret).update("news").digest("base64url").slice(0, 22);
  return new RedisNews(redisUrl, { ...parts, channel: `castor:news:${installation}` });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

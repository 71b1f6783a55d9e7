import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { PostgresNews } from "../db/postgres-news.ts";
import { type LiveNews, liveNews } from "../live/live-news.ts";
import { type LiveFigures, LiveTrips, usualLiveFigures } from "../live/live-trips.ts";

interface Parts {
  config: Pick<Config, "databaseUrl">;
  database: Database;
  figures: Partial<LiveFigures> | undefined;
  /** Aborted when the server is going to stop. */
  draining: AbortSignal;
}

/** The streams of this process. With PostgreSQL they hear of the changes and windows of all others (decisions 123 and 125). */
export function openLive(
  app: FastifyInstance,
  { config: { databaseUrl }, database, figures, draining }: Parts,
): LiveTrips {
  let tellOthers = (_: LiveNews): void => undefined;
  const live = new LiveTrips({
    ...{ database, log: app.log, tellOthers: (news) => tellOthers(news) },
    process: randomUUID(),
    figures: { ...usualLiveFigures, ...figures },
  });
  draining.addEventListener("abort", live.stop, { once: true });
  // The server waits for open calls when it closes.
  app.addHook("preClose", async () => live.stop());
  if (databaseUrl === undefined) return live;
  const news = new PostgresNews(databaseUrl, {
    channel: "castor_trips",
    onMessage: (text) => {
      const read = liveNews.safeParse(parse(text));
      if (read.success) live.hear(read.data);
    },
    onConnected: () => void live.compare(),
    log: app.log,
  });
  tellOthers = (told) => news.tell(JSON.stringify(told));
  app.addHook("onReady", async () => news.start());
  app.addHook("onClose", () => news.close());
  return live;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

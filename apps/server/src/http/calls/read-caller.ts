import { randomBytes } from "node:crypto";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
} from "@castor/core/basics/language.ts";
import { readTranslate } from "@castor/i18n/read-words.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { FastifyRequest } from "fastify";
import { countPieces } from "../limits/count-work.ts";
import type { CallContext } from "./context.ts";

/** The texts of each language, for answers and mails. */
export const translations = Object.fromEntries(
  languages.map((language) => [language, readTranslate(language)]),
) as Record<Language, Translate<ServerWordsKey>>;

const userAgentMax = 300;
const zoneMax = 64;

/** What the headers say about the caller. The access token is read elsewhere. */
export function callerOf(request: FastifyRequest): Omit<CallContext, "viewer" | "cookies"> {
  const asked = request.headers["x-language"];
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const zone = request.headers["x-time-zone"];
  return {
    language,
    translate: translations[language],
    zone: typeof zone === "string" && zone.length <= zoneMax ? zone : "UTC",
    now: new Date(),
    address: request.ip,
    log: request.log,
    countPiece: countPieces(request),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, userAgentMax),
  };
}

const processId = randomBytes(4).toString("hex");
let requests = 0;

/** A unique id of the request for the log, also over restarts and processes. Sent back in `X-Request-Id`. */
export function nextRequestId(): string {
  requests += 1;
  return `${processId}-${requests.toString(36)}`;
}

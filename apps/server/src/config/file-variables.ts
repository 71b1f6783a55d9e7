import * as z from "zod/mini";
import { http, oneLine, readUrl, variable } from "./variable.ts";

/** The databases keep it as an integer of four bytes. */
const maxFileBytes = 2_000_000_000;

const bytesUpTo = (most: number) =>
  variable(`a number of bytes from 1 to ${most}`, (text) =>
    /^\d{1,16}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined,
  );

/** A bucket of an S3-compatible storage. */
export interface S3Config {
  /** Without a slash at its end. */
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** The variables of files of trips (decisions 133 and 137). */
export const fileVariables = {
  CLAMD_URL: z.optional(
    variable("tcp://host:port or unix:/path", (text) => {
      const url = readUrl(text, ["tcp:"]);
      const isSocket = /^unix:\/[^?#]+$/.test(text);
      return isSocket || (url?.port && ["", "/"].includes(url.pathname)) ? text : undefined;
    }),
  ),
  KITINERARY_PATH: z.optional(
    variable("the path of a program, or off", (text) =>
      text === "off" || /^\/[^\0]+$/.test(text) ? text : undefined,
    ),
  ),
  S3_ENDPOINT: z.optional(
    variable("an address with http or https, without a path", (text) => {
      const url = readUrl(text, http);
      return url && url.href === `${url.origin}/` ? url.origin : undefined;
    }),
  ),
  S3_BUCKET: z.optional(
    variable("the name of a bucket", (text) =>
      /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text) ? text : undefined,
    ),
  ),
  S3_ACCESS_KEY: z.optional(oneLine),
  S3_SECRET_KEY: z.optional(oneLine),
  S3_REGION: z._default(oneLine, "us-east-1"),
  FILE_BYTES: z._default(bytesUpTo(maxFileBytes), 26_214_400),
  FILES_PER_USER: z._default(bytesUpTo(Number.MAX_SAFE_INTEGER), 2_147_483_648),
};

/** The bucket, when all its variables are given. */
export function readS3Config(read: {
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY?: string | undefined;
  S3_SECRET_KEY?: string | undefined;
  S3_REGION: string;
}): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = read;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_REGION: region } = read;
  if (!endpoint || !bucket || !accessKey || !secretKey) return undefined;
  return { endpoint, bucket, accessKey, secretKey, region };
}

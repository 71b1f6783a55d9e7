import type { Picture } from "@castor/core/points/picture.ts";
import * as z from "zod/mini";
import { type EngineOptions, hostOptionsOf } from "../configure-engine.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { ProviderHost } from "../provider-host.ts";
import { readCredit } from "./read-credit.ts";

/** A file of Wikimedia Commons under a free licence. */
export interface CommonsFile extends Omit<Picture, "proof"> {
  /** The path of its picture, made small by Wikimedia, on the host of pictures. */
  path: string;
}

/** One of the widths that Wikimedia keeps. */
const width = 960;
const answerBytes = 1_048_576;
/** A picture of that width has some hundred kilobytes. */
const pictureBytes = 4 * 1_048_576;

const field = z.optional(z.object({ value: z.coerce.string() }));
const answer = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        title: z.string(),
        imageinfo: z.optional(
          z.array(
            z.object({
              thumburl: z.optional(z.string()),
              extmetadata: z.optional(
                z.object({ Artist: field, LicenseShortName: field, LicenseUrl: field }),
              ),
            }),
          ),
        ),
      }),
    ),
  }),
});

export interface CommonsOptions {
  api: EngineOptions;
  /** The host of pictures: no picture is fetched from another one. */
  pictures: EngineOptions;
}

/** Wikimedia Commons: licences of files, and their pictures. */
export class Commons {
  readonly #api: ProviderHost;
  readonly #pictures: ProviderHost;
  readonly #picturesBase: string;

  constructor({ api, pictures }: CommonsOptions) {
    this.#api = new ProviderHost(hostOptionsOf("Wikimedia Commons", api, answerBytes));
    const options = hostOptionsOf("Wikimedia pictures", pictures, pictureBytes);
    this.#pictures = new ProviderHost(options);
    this.#picturesBase = `${options.base}/`;
  }

  /** Those of the files that are there under a free licence, by name. Throws a `ProviderFailure`. */
  async describe(
    files: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, CommonsFile>> {
    if (files.length === 0) return new Map();
    const path = `/w/api.php?${new URLSearchParams({
      ...{ action: "query", prop: "imageinfo", iiprop: "url|extmetadata" },
      ...{ titles: files.map((file) => `File:${file}`).join("|"), iiurlwidth: String(width) },
      iiextmetadatafilter: "Artist|LicenseShortName|LicenseUrl",
      ...{ iiextmetadatalanguage: "en", format: "json", formatversion: "2" },
    })}`;
    const { query } = await this.#api.get(path, { schema: answer }, signal);
    const found = query.pages.flatMap(({ title, imageinfo = [] }) => {
      const file = title.replace(/^File:/, "");
      const [info] = imageinfo;
      const credit = readCredit(info?.extmetadata ?? {});
      const url = info?.thumburl ?? "";
      if (!credit || !url.startsWith(this.#picturesBase)) return [];
      return [[file, { file, ...credit, path: url.slice(this.#picturesBase.length - 1) }] as const];
    });
    return new Map(found);
  }

  /** The bytes of a picture, as they came. Throws a `ProviderFailure`, also for one that is too large. */
  load({ path }: Pick<CommonsFile, "path">, signal: AbortSignal): Promise<Uint8Array> {
    return this.#pictures.getBytes(path, "image/jpeg,image/png,image/webp", signal);
  }
}

/** True for a failure that says nothing of the picture. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ProviderFailure && error.kind !== "wrong";

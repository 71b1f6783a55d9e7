import { AppError } from "@castor/core/errors.ts";
import {
  catalogPreviewAddress,
  coverPreviewAddress,
  previewAddress,
} from "@castor/core/trips/preview-address.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "../answers/trip-etag.ts";
import { addressKey } from "../limits/address-limits.ts";
import { allowListing } from "../security-headers.ts";

/** A picture that chats show with a link. */
export interface Preview {
  bytes: Buffer;
  type: "image/png" | "image/jpeg";
  etag: string;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/** Where pictures come from; null for what is not public. A caller is the address, as limits know it. */
export interface PreviewSource {
  /** Its map. */
  ofTrip(tripId: string, caller: string): Promise<Preview | null>;
  /** The picture of its cover; its map where that cannot be had. */
  ofCover(tripId: string, caller: string): Promise<Preview | null>;
  ofSite(language: string | undefined, caller: string): Promise<Preview | null>;
}

/** Chats fetch a picture once. It is not kept for long elsewhere, since its trip may be unpublished. */
const freshSeconds = 60;

export function servePreviews(app: FastifyInstance, source: PreviewSource): void {
  const options = { exposeHeadRoute: true };
  app.get<{ Querystring: { lang?: string } }>(
    catalogPreviewAddress,
    options,
    async (request, reply) =>
      sendPreview(request, reply, await source.ofSite(request.query.lang, addressKey(request.ip))),
  );
  for (const [address, kind] of [
    [previewAddress, "ofTrip"],
    [coverPreviewAddress, "ofCover"],
  ] as const)
    app.get<{ Params: { id: string } }>(address(":id(^[\\w-]+)"), options, async (request, reply) =>
      sendPreview(request, reply, await source[kind](request.params.id, addressKey(request.ip))),
    );
}

function sendPreview(request: FastifyRequest, reply: FastifyReply, preview: Preview | null) {
  if (preview === null) throw new AppError("NOT_FOUND");
  const { bytes, type, etag, isListed } = preview;
  if (isListed) allowListing(reply);
  reply
    .header("content-type", type)
    .header("cache-control", `public, max-age=${freshSeconds}`)
    .header("etag", etag);
  const known = request.headers["if-none-match"];
  return known !== undefined && matchesEtag(known, etag)
    ? reply.code(304).send()
    : reply.send(bytes);
}

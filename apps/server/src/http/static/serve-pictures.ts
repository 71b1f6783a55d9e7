import { AppError } from "@castor/core/errors.ts";
import { pictureFolder } from "@castor/core/points/picture-address.ts";
import type { FastifyInstance } from "fastify";
import { addressKey } from "../limits/address-limits.ts";

/** Where pictures of places come from; null for one that there is not. */
export interface PictureSource {
  read(proof: string, file: string, caller: string): Promise<Uint8Array | null>;
}

const yearSeconds = 31_536_000;

/** A picture of a place is the same for ever, and its address tells nothing of the trip that shows it. */
export function servePictures(app: FastifyInstance, source: PictureSource): void {
  app.get<{ Params: { proof: string; file: string } }>(
    `${pictureFolder}:proof(^[\\w-]{43}$)/:file`,
    { exposeHeadRoute: true },
    async ({ params, ip }, reply) => {
      const jpeg = await source.read(params.proof, params.file, addressKey(ip));
      if (jpeg === null) throw new AppError("NOT_FOUND");
      return reply
        .header("content-type", "image/jpeg")
        .header("cache-control", `public, max-age=${yearSeconds}, immutable`)
        .send(jpeg);
    },
  );
}

import { join } from "node:path";
import type { Endpoint } from "@castor/core/endpoint.ts";
import { operatorBasemapPath } from "@castor/core/map/tile-source.ts";
import { worldBasemap } from "@castor/core/map/world-basemap.ts";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { loadFile } from "../files/file-store.ts";
import { createJpegReader } from "../files/renditions/read-jpeg.ts";
import { serveFacts } from "../http/openapi/serve-facts.ts";
import { serveBasemap } from "../http/static/serve-basemap.ts";
import { serveGcj02Area } from "../http/static/serve-gcj02-area.ts";
import { type PictureSource, servePictures } from "../http/static/serve-pictures.ts";
import { servePreviews } from "../http/static/serve-previews.ts";
import { serveShareTarget } from "../http/static/serve-share-target.ts";
import { serveSitemaps } from "../http/static/serve-sitemaps.ts";
import { serveWeb } from "../http/static/serve-web.ts";
import type { OperatorBasemap } from "../outside/tiles/operator-basemap.ts";
import { PicturePainter } from "../sharing/preview/picture-painter.ts";
import { PreviewPictures } from "../sharing/preview/preview-pictures.ts";
import { PublicTrips } from "../sharing/public-trips.ts";
import { createSitemaps } from "../sharing/sitemap/sitemaps.ts";
import { createPages } from "./create-pages.ts";
import type { Files } from "./open-files.ts";

/** Folders that `npm start` built, and the checkout. A missing folder is not served. */
export interface Folders {
  checkout: string;
  web: string;
  geodata: string;
}

interface FileParts {
  config: Config;
  database: Database;
  folders: Folders;
  ownBasemap: OperatorBasemap;
  pictures: PictureSource;
  files: Files;
  groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
}

/** Serves what is no call: the pages, the maps, pictures of trips, and what the server says of itself. */
export async function serveFiles(app: FastifyInstance, parts: FileParts): Promise<void> {
  const { config, database, ownBasemap, groups, pictures, files } = parts;
  const { checkout, web, geodata } = parts.folders;
  const { publicUrl, apiHosts } = config;
  const world = join(geodata, "world.pmtiles");
  serveFacts(app, { checkout, web, publicUrl, siteConfig: { apiHosts }, groups });
  serveGcj02Area(app, geodata);
  serveBasemap(app, worldBasemap.path, world);
  serveBasemap(app, operatorBasemapPath, ownBasemap.file);
  const publicTrips = new PublicTrips(database);
  const painter = new PicturePainter(world);
  app.addHook("onClose", () => painter.close());
  servePictures(app, pictures);
  const readJpeg = createJpegReader(files);
  const readOwnPhoto = async (fileId: string, caller: string) => {
    const file = await database.glance((queries) => loadFile(queries, fileId));
    return file?.deleted === null ? readJpeg(file, caller) : null;
  };
  const previews = { trips: publicTrips, painter, pictures, readOwnPhoto };
  servePreviews(app, new PreviewPictures(previews));
  serveSitemaps(app, publicUrl, createSitemaps(database));
  serveShareTarget(app);
  await serveWeb(app, web, ...createPages(database, publicTrips, { web, publicUrl }));
}

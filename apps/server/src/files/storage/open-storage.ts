import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { dataFiles } from "../../db/data-files.ts";
import { DiskStorage } from "./disk-storage.ts";
import type { FileStorage } from "./file-storage.ts";
import { S3Storage } from "./s3-storage.ts";

/** What of the configuration says where contents are. */
export type StorageConfig = Pick<Config, "dataDir" | "files">;

/** Where the contents of files are, as the configuration says. */
export const openStorage = ({ dataDir, files }: StorageConfig): FileStorage =>
  files.s3 === undefined ? openDisk(dataDir) : new S3Storage(files.s3);

export const openDisk = (dataDir: string): FileStorage =>
  new DiskStorage(join(dataDir, dataFiles.files));

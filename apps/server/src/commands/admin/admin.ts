import type { Database } from "../../db/database.ts";
import type { StorageConfig } from "../../files/storage/open-storage.ts";

/** What a command of the operator works with. */
export interface Admin {
  database: Database;
  config: StorageConfig;
  /** Links begin with it. */
  publicUrl: string;
  now: Date;
  printLine(line: string): void;
}

import type { Database } from "../../db/database.ts";

/** What a command of the operator works with. */
export interface Admin {
  database: Database;
  /** Where the contents of files are. */
  dataDir: string;
  /** Links begin with it. */
  publicUrl: string;
  now: Date;
  printLine(line: string): void;
}

/** The files of `DATA_DIR` that cannot be made again. */
export const dataFiles = {
  /** The embedded database. */
  database: "castor.sqlite",
  /** The key that signs sessions, where the instance has made its own. */
  secret: "jwt-secret",
  /** The folder of the contents of files of trips. */
  files: "files",
  /** The folder of what has come of unfinished uploads. */
  parts: "uploads",
} as const;

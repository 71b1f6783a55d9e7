/** Limits of files and uploads. Sizes are settings of the operator: `FILE_BYTES`, `FILES_PER_USER` (docs/operations.md). */
export const fileLimits = {
  /** Characters. */
  name: 200,
  /** Characters. */
  caption: 200,
  /** Files, and attachments. */
  perTrip: 2_000,
  perUser: 10_000,
  /** The largest files of an account that are shown. */
  largestShown: 20,
  /** Characters of a PDF or a text that are searched. */
  words: 200_000,
  /** Things at which a private file is shown again at a time. */
  placesShown: 100,
  /** Uploads that an account has begun at a time. */
  openUploads: 50,
  /** Files that wait for their upload in a browser, and their bytes. */
  waitingUploads: 500,
  waitingBytes: 500_000_000,
  /** An upload that is not finished is given up after so long. */
  uploadHours: 24,
  /** A file that stands nowhere counts as deleted after so long. */
  looseHours: 24,
  /** A deleted file is kept so long. */
  deletedDays: 30,
  /** Bytes of files that a browser keeps for the time without a network: of all, and of one. Photos are kept as pictures. */
  keptBytes: 150_000_000,
  keptFileBytes: 15_000_000,
} as const;

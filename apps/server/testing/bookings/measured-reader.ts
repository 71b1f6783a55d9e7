import { ConfirmationReader } from "../../src/bookings/reading/confirmation-reader.ts";
import { findExtractor } from "../../src/bookings/reading/extractor/find-extractor.ts";
import { readMail } from "../../src/bookings/reading/mail/read-mail.ts";

/** The reader of confirmations, as the bench measures it. */
export const measuredReader = {
  open: (gazetteer: string, extractorPath: string) =>
    new ConfirmationReader({ gazetteer, extractorPath, now: () => new Date() }),
  /** KDE's extractor on this machine; null without one. */
  findExtractor,
  /** The least that reading a mail does. */
  readMime: readMail,
};

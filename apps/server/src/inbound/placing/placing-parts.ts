import type { InputOf } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import type { Database, Queries } from "../../db/database.ts";
import type { ChangeHooks } from "../../http/answers/change-trip.ts";
import type { TripWritten } from "../../http/calls/call-dependencies.ts";
import type { ChangeContext } from "../../http/calls/context.ts";
import type { Log } from "../../process/log.ts";

type BodyOf<T> = T extends { body: infer Body } ? Body : never;
type ImportBody = BodyOf<InputOf<(typeof endpoints)["trips"]["importInto"]>>;
type StopBody = BodyOf<InputOf<(typeof endpoints)["points"]["save"]>>;
type AttachmentBody = BodyOf<InputOf<(typeof endpoints)["attachments"]["save"]>>;

/** A content in the storage of files. */
export interface BroughtContent {
  hash: string;
  type: string;
  bytes: number;
}

/** What putting bookings in needs of other nouns: the handlers of the calls that the import dialog makes, and what runs with each change of a trip. */
export interface PlacingParts {
  database: Database;
  hooks: ChangeHooks;
  onTripWritten: (written: TripWritten) => void;
  importInto: (
    input: { body: ImportBody },
    context: ChangeContext,
  ) => Promise<{ ids: { former: string; id: string }[] }>;
  saveStop: (body: StopBody, context: ChangeContext) => Promise<unknown>;
  attach: (body: AttachmentBody, context: ChangeContext) => Promise<unknown>;
  files: {
    bring(bytes: Uint8Array): Promise<BroughtContent>;
    save(
      queries: Queries,
      of: { userId: string; tripId: string; name: string },
      content: BroughtContent,
    ): Promise<string>;
  };
  log: Log;
  now: () => Date;
}

import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { requireViewer } from "../http/access/require-context.ts";
import type { CallContext } from "../http/calls/context.ts";
import type { ConfirmationReader } from "./reading/confirmation-reader.ts";

/** What is read of confirmations of bookings. Nothing is stored. */
export const createBookingHandlers = (
  reader: Pick<ConfirmationReader, "read">,
): Handlers<(typeof endpoints)["bookings"], CallContext> => ({
  read: async ({ body: { name, content, text } }, context) => {
    const { userId } = requireViewer(context);
    const bytes = content === undefined ? Buffer.from(text ?? "") : Buffer.from(content, "base64");
    return reader.read(bytes, name, userId);
  },
});

import type { InboundAddress as Address } from "@castor/core/bookings/inbound/inbound-mail.ts";
import { InboundAddress } from "./inbound-address.tsx";
import { InboundMails } from "./inbound-mails.tsx";

/** Bookings by mail: the address of the account, and what has come there. */
export function InboundSettings({ known }: { known: Address }) {
  return (
    <div className="stack gap-20">
      <InboundAddress known={known} />
      <InboundMails />
    </div>
  );
}

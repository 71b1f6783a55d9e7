import { exportsEndpoints } from "@castor/core/endpoints/exports.ts";
import { useState } from "react";
import { useChange } from "../../../data/http/use-change.ts";
import { useRead } from "../../../data/http/use-read.ts";

/** The secret calendar link of a trip: whether there is one, and what makes, renews and ends it. */
export function useCalendarLink(tripId: string) {
  const feed = useRead(exportsEndpoints.feed, { tripId }, { isShared: true });
  const renewal = useChange(exportsEndpoints.renewFeed);
  const ending = useChange(exportsEndpoints.endFeed);
  /** The link that this visit of the section has made. Nobody can read it again. */
  const [link, setLink] = useState<string | null>(null);
  return {
    feed,
    link,
    isBusy: renewal.isBusy || ending.isBusy,
    error: renewal.error ?? ending.error,
    async renew(): Promise<void> {
      ending.forgetError();
      const outcome = await renewal.run({ tripId });
      if (outcome.isDone) setLink(outcome.answer.url);
    },
    /** True once the link has ended. */
    async end(): Promise<boolean> {
      renewal.forgetError();
      const { isDone } = await ending.run({ tripId });
      if (isDone) setLink(null);
      return isDone;
    },
  };
}

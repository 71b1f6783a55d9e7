import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { dropLostAttachments } from "@castor/core/files/edit-attachments.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { copyAddressOf, hasManyDays } from "@castor/core/trips/copy-address.ts";
import { type CopyWish, type PlannedCopy, planCopy } from "@castor/core/trips/plan-copy.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { recordStep } from "../../../data/analytics.ts";
import type { ApiError } from "../../../data/http/api-error.ts";
import { useChange } from "../../../data/http/use-change.ts";
import { type Read, useRead } from "../../../data/http/use-read.ts";
import { useSession } from "../../../data/session/session-store.ts";
import { loginAddress } from "../../../data/session/tokens.ts";
import { useWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { keepCopyDays } from "../kept-copy-days.ts";

export interface Copy {
  source: Read<Trip>;
  plan: PlannedCopy;
  /** Copies the trip and opens the copy; whoever is not logged in goes to the login, and comes back to the dialog. */
  run: () => Promise<void>;
  isBusy: boolean;
  error: ApiError | null;
  /** Chosen days were deleted meanwhile. */
  hasLostDays: boolean;
}

/** True where files stand at what is copied. */
function hasFiles(trip: Trip | undefined, routeIds: string | undefined): boolean {
  if (!trip) return false;
  const chosen = routeIds?.split(",");
  const routes = trip.routes.filter(({ id }) => chosen?.includes(id) ?? true);
  return dropLostAttachments({ ...trip, routes }).attachments.length > 0;
}

/** The copy of a trip as somebody wishes it. */
export function useCopy(tripId: string, wish: CopyWish, onClose: () => void): Copy {
  const translate = useWords("common", "sharing");
  const navigate = useNavigate();
  const { isLoggedIn } = useSession();
  const source = useRead(tripsEndpoints.get, { id: tripId });
  const copying = useChange(tripsEndpoints.copy);
  const [hasLostDays, setLostDays] = useState(false);
  const plan = planCopy(source.data?.routes ?? [], wish);
  const run = async () => {
    if (copying.isBusy) return;
    setLostDays(false);
    if (!isLoggedIn) {
      if (wish.routeIds && hasManyDays(wish)) keepCopyDays(tripId, wish.routeIds);
      return void navigate({ href: loginAddress(copyAddressOf(tripId, wish)) });
    }
    // Before the days are there, all of them are wanted, and the asked date is the only one known.
    const start = wish.startDate ? { startDate: wish.startDate } : {};
    const outcome = await copying.run({ id: tripId, ...(source.data ? plan.query : start) });
    if (outcome.isDone) {
      recordStep("copied");
      onClose();
      const { id, name, attachments } = outcome.answer;
      showToast("ok", translate("visitor.copied", { name }));
      if (attachments.length === 0 && hasFiles(source.data, plan.query.routeIds))
        showToast("info", translate("visitor.withoutFiles"));
      return void navigate({ href: addressOf("map", { tripId: id, routeId: showTrip }) });
    }
    if (!outcome.error.isMissing) return;
    // The trip is not public any more, or all chosen days are deleted: what is there now says which.
    setLostDays(outcome.error.code === "NOT_FOUND");
    source.reload();
  };
  const { isBusy, error } = copying;
  return { source, plan, run, isBusy, error, hasLostDays };
}

import { membersEndpoints } from "@castor/core/endpoints/members.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { forgetTrip } from "../../../data/forget-trip.ts";
import { useChange } from "../../../data/http/use-change.ts";
import { useSession } from "../../../data/session/session-store.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";

export interface LeaveTripProps {
  trip: Pick<Trip, "id" | "name">;
  onLeft: () => void;
}

/** A member leaves a trip. */
export function LeaveTrip({ trip, onLeft }: LeaveTripProps) {
  const translate = useWords("common", "sharing");
  const router = useRouter();
  const { userId } = useSession();
  const remove = useChange(membersEndpoints.remove);
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    const { isDone } = await remove.run({ tripId: trip.id, userId: userId ?? "" });
    if (!isDone) return;
    onLeft();
    forgetTrip(trip.id);
    showToast("ok", translate("members.left", { name: trip.name }));
    await router.navigate({ href: addressOf("trips"), replace: true });
  };
  return (
    <>
      <Button icon="logout" onClick={() => setAsking(true)}>
        {translate("members.leave")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate("members.leaveTitle", { name: trip.name })}
        text={remove.error?.message ?? translate("members.leaveText")}
        confirmLabel={translate("members.leave")}
        cancelLabel={translate("actions.cancel")}
        isDangerous
        isBusy={remove.isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void leave()}
      />
    </>
  );
}

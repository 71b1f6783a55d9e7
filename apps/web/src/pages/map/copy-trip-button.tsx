import { endpoints } from "@castor/core/endpoints.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { useNavigate } from "@tanstack/react-router";
import { useSession } from "../../data/session-store.ts";
import { loginAddress } from "../../data/tokens.ts";
import { useChange } from "../../data/use-change.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";

/** Copies somebody's public trip into one's own account, after login if need be (section 6). */
export function CopyTripButton({ tripId }: { tripId: string }) {
  const translate = useWords();
  const navigate = useNavigate();
  const { isLoggedIn } = useSession();
  const copy = useChange(endpoints.trips.copy);
  const words = translate("map.copyTrip");
  if (!isLoggedIn)
    return (
      <ButtonLink kind="primary" icon="copy" isWide href={loginAddress()}>
        {words}
      </ButtonLink>
    );
  const run = async () => {
    const outcome = await copy.run({ id: tripId });
    if (!outcome.isDone) return notify("error", outcome.error.message);
    notify("ok", translate("map.copied"));
    void navigate({ href: addressOf("map", { tripId: outcome.answer.id, routeId: showTrip }) });
  };
  return (
    <Button kind="primary" icon="copy" isWide isBusy={copy.isBusy} onClick={run}>
      {words}
    </Button>
  );
}

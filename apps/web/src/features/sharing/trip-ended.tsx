import { addressOf } from "@castor/core/pages.ts";
import { useSession } from "../../data/session/session-store.ts";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { MessagePage } from "../../ui/feedback/message-page.tsx";

export interface TripEndedProps {
  /** True for who was a member, false for a visitor. */
  wasMember: boolean;
}

/** In place of a trip that its owner has stopped sharing while somebody read it (specification#trip-ended). */
export function TripEnded({ wasMember }: TripEndedProps) {
  const translate = useWords("common");
  const { isLoggedIn } = useSession();
  return (
    <MessagePage
      pose="naps"
      title={translate(wasMember ? "sharing.unsharedTitle" : "sharing.endedTitle")}
      texts={[translate(wasMember ? "sharing.unsharedText" : "sharing.endedText")]}
    >
      <ButtonLink kind="primary" href={addressOf("catalog")}>
        {translate("sharing.toCatalog")}
      </ButtonLink>
      {isLoggedIn ? (
        <ButtonLink href={addressOf("trips")}>{translate("map.backToTrips")}</ButtonLink>
      ) : (
        <ButtonLink href={addressOf("index")}>{translate("actions.goHome")}</ButtonLink>
      )}
    </MessagePage>
  );
}

import { asVisitor } from "@castor/core/members/member.ts";
import { addressOf } from "@castor/core/pages.ts";
import { endedUser, useSession } from "../../data/session/session-store.ts";
import { loginAddress } from "../../data/session/tokens.ts";
import { useShownTrip } from "../../data/shown-trip.ts";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { MessagePage } from "../../ui/feedback/message-page.tsx";

const newMapAddress = `${addressOf("trips")}?new=1`;

/** The page of a missing or hidden trip, the same for both (specification#trip-not-found). After an ended session it asks for the login. */
export function TripNotFound({ tripId }: { tripId: string }) {
  const translate = useWords("common");
  const { isLoggedIn } = useSession();
  // The header must not lead to its costs and notes.
  useShownTrip(tripId, asVisitor);
  // It may be their own: whether it is there is known after the login.
  if (endedUser() !== null)
    return (
      <MessagePage
        pose="dives"
        title={translate("map.endedTitle")}
        texts={[translate("map.endedText")]}
      >
        <ButtonLink kind="primary" href={loginAddress()}>
          {translate("map.logIn")}
        </ButtonLink>
      </MessagePage>
    );
  const create = isLoggedIn
    ? newMapAddress
    : `${addressOf("login")}?${new URLSearchParams({ redirectUrl: newMapAddress })}`;
  return (
    <MessagePage
      pose="dives"
      title={translate("map.notFoundTitle")}
      texts={[translate("map.notFoundText")]}
    >
      <ButtonLink kind="primary" href={addressOf(isLoggedIn ? "home" : "index")}>
        {translate("actions.goHome")}
      </ButtonLink>
      <ButtonLink href={create}>{translate("map.createMap")}</ButtonLink>
      {isLoggedIn ? null : (
        <ButtonLink kind="quiet" href={loginAddress()}>
          {translate("map.logIn")}
        </ButtonLink>
      )}
    </MessagePage>
  );
}

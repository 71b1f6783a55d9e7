import { invitationsEndpoints } from "@castor/core/endpoints/invitations.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useChange } from "../../data/http/use-change.ts";
import { useRead } from "../../data/http/use-read.ts";
import { useSession } from "../../data/session/session-store.ts";
import { AccountFrame } from "../../features/account/account-frame.tsx";
import { withRedirect } from "../../features/account/redirect-target.ts";
import { dropSearch, useArrival } from "../../features/account/use-arrival.ts";
import {
  forgetInvitation,
  keepInvitation,
  readInvitation,
} from "../../features/sharing/kept-invitation.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { TripCover } from "../../things/cover/trip-cover.tsx";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import styles from "./join-page.module.css";

const noWork = () => {};

/** The token of the address, else the one that was kept for the login. */
const findToken = (userId: string | null): string =>
  window.location.hash.slice(1) || readInvitation(userId) || "";

/** The token, which leaves the address at once. Another link that is opened on the same page counts in its place. */
function useToken(userId: string | null): string {
  const [token, setToken] = useState(() => findToken(userId));
  useArrival(noWork);
  useEffect(() => {
    const follow = () => {
      if (window.location.hash.length <= 1) return;
      setToken(findToken(null));
      dropSearch();
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return token;
}

/** /join#token: shows what an invitation is to, and becomes a member by one press. Whoever has no account registers on the way. */
export default function JoinPage() {
  const translate = useWords("common", "account", "sharing");
  const router = useRouter();
  const formats = useFormats();
  const { isLoggedIn, userId } = useSession();
  const token = useToken(userId);
  const read = useRead(invitationsEndpoints.open, { body: { token } });
  const accept = useChange(invitationsEndpoints.accept);
  const isOver = read.error?.code === "INVALID_TOKEN";
  useEffect(() => {
    if (isOver) forgetInvitation();
    else if (token) keepInvitation(token, userId);
  }, [isOver, userId, token]);
  const join = async () => {
    const outcome = await accept.run({ body: { token } });
    if (!outcome.isDone) return;
    forgetInvitation();
    const { tripId } = outcome.answer;
    await router.navigate({
      href: addressOf("map", { tripId, routeId: showTrip }),
      replace: true,
    });
  };
  if (read.state === "loading")
    return (
      <AccountFrame
        pose="carries-letter"
        title={translate("titles.join")}
        lead={translate("actions.loading")}
      >
        <Loading label={translate("actions.loading")} count={2} />
      </AccountFrame>
    );
  if (read.state === "error")
    return (
      <AccountFrame pose="dives" title={translate("join.failed")} lead={read.error.message}>
        {isOver ? null : (
          <Button kind="primary" isWide onClick={read.reload}>
            {translate("actions.retry")}
          </Button>
        )}
        <ButtonLink isWide href={addressOf(isLoggedIn ? "trips" : "index")}>
          {translate("actions.goHome")}
        </ButtonLink>
      </AccountFrame>
    );
  const { name, owner, role, startDate, endDate, cover } = read.data;
  const dates = startDate && endDate ? formats.dateRange(startDate, endDate) : null;
  return (
    <AccountFrame
      pose="unrolls-map"
      title={name}
      lead={[dates, translate(`join.${role}`, { name: owner || translate("members.noName") })]
        .filter(Boolean)
        .join(" · ")}
      below={
        isLoggedIn ? undefined : (
          <>
            <span>{translate("join.hasAccount")}</span>
            <Link href={withRedirect(addressOf("login"), addressOf("join"))}>
              {translate("account.logIn")}
            </Link>
          </>
        )
      }
    >
      {cover.picture || cover.area ? <TripCover cover={cover} className={styles.cover} /> : null}
      {accept.error ? <Alert kind="error">{accept.error.message}</Alert> : null}
      {isLoggedIn ? (
        <Button kind="primary" isWide isBusy={accept.isBusy} onClick={() => void join()}>
          {translate("join.accept")}
        </Button>
      ) : (
        <div className="stack gap-16">
          <p className="secondary">{translate("join.registerHint")}</p>
          <ButtonLink
            kind="primary"
            isWide
            href={withRedirect(addressOf("register"), addressOf("join"))}
          >
            {translate("join.register")}
          </ButtonLink>
        </div>
      )}
    </AccountFrame>
  );
}

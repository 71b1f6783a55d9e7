import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { WordsKey } from "@castor/i18n/words.ts";
import { useLocation, useParams } from "@tanstack/react-router";
import { useSession } from "../../data/session/session-store.ts";
import { useWords } from "../../i18n/words.ts";
import { GnawsPencil } from "../../ui/beaver/gnaws-pencil.tsx";
import { Picture } from "../../ui/beaver/picture.tsx";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import styles from "./later-page.module.css";

interface Announcement {
  title: WordsKey;
  text: WordsKey;
}

/** What stands at each address that has no page of its own yet, by the address's first part. */
const announcements: Record<string, Announcement> = {
  help: { title: "titles.help", text: "later.helpText" },
};

function useWayBack(): { href: string; label: WordsKey } {
  const { isLoggedIn } = useSession();
  const { tripId }: { tripId?: string } = useParams({ strict: false });
  if (tripId) {
    return { href: addressOf("map", { tripId, routeId: showTrip }), label: "later.toMap" };
  }
  if (isLoggedIn) return { href: addressOf("trips"), label: "later.toTrips" };
  return { href: addressOf("index"), label: "later.toStart" };
}

/** A page that is honest about not being there yet: what it will do, and the way back. */
export default function LaterPage() {
  const translate = useWords();
  const part = useLocation().pathname.split("/")[1] ?? "";
  const announcement = announcements[part];
  const back = useWayBack();
  return (
    <div className={styles.page}>
      <Picture className={styles.beaver}>
        <GnawsPencil />
      </Picture>
      <span className={styles.badge}>{translate("later.badge")}</span>
      {announcement ? (
        <>
          <h1>{translate(announcement.title)}</h1>
          <p>{translate(announcement.text)}</p>
        </>
      ) : null}
      <ButtonLink href={back.href} kind="primary" className={styles.button}>
        {translate(back.label)}
      </ButtonLink>
    </div>
  );
}

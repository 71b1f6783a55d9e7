import { addressOf } from "@castor/core/pages.ts";
import { findPrivateTexts, type PrivateText } from "@castor/core/sharing/find-private-texts.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "./private-texts.module.css";

/** More are folded: the list must not push the button out of sight. */
const shownFirst = 4;

interface PrivateTextsProps {
  trip: Trip;
  onClose: () => void;
}

function addressOfText(tripId: string, { routeId, pointId }: PrivateText): string | null {
  if (routeId === null) return null;
  const day = addressOf("map", { tripId, routeId });
  return pointId === null ? day : `${day}?${new URLSearchParams({ point: pointId })}`;
}

/** Texts that look like phone numbers, emails or codes and that visitors read, each with a link to where it stands. */
export function PrivateTexts({ trip, onClose }: PrivateTextsProps) {
  const translate = useWords("common", "sharing");
  const found = useMemo(() => findPrivateTexts(trip), [trip]);
  const [isWhole, setWhole] = useState(false);
  if (found.length === 0) return null;
  const shown = isWhole ? found : found.slice(0, shownFirst);
  const words = trip.isPublic ? "publish.foundPublic" : "publish.found";
  return (
    <Alert kind="warn">
      <p>{translate(words, { count: found.length })}</p>
      <ul className={`plain-list ${styles.list}`}>
        {shown.map((text) => {
          const { kind, field, name } = text;
          const href = addressOfText(trip.id, text);
          const where = `${name} · ${translate(`publish.fields.${field}`)}`;
          return (
            <li key={`${text.routeId} ${text.pointId} ${field} ${kind} ${text.text}`}>
              <span className={`row wrap narrows bold breaks ${styles.what}`}>
                <span className={styles.kind}>{translate(`publish.kinds.${kind}`)}</span>
                <span dir="auto">{text.text}</span>
              </span>
              {href ? (
                <Link
                  href={href}
                  className={`inline-row items-center small breaks ${styles.where}`}
                  dir="auto"
                  onClick={onClose}
                >
                  {where}
                </Link>
              ) : (
                <span className={`inline-row items-center small breaks ${styles.where}`} dir="auto">
                  {where}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < found.length ? (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {translate("publish.allFound", { count: found.length })}
        </Button>
      ) : null}
    </Alert>
  );
}

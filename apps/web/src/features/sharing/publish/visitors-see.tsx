import { countContents } from "@castor/core/sharing/count-contents.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useId, useMemo } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Icon, type IconName } from "../../../ui/icons/icon.tsx";
import styles from "./visitors-see.module.css";

interface Part {
  id: string;
  label: string;
  value: string | number;
}

/** What visitors see of this trip and what they do not, with how much there is of each. */
export function VisitorsSee({ trip }: { trip: Trip }) {
  const translate = useWords("common", "sharing");
  const { shown, hidden } = useMemo(() => countContents(trip), [trip]);
  const seen: Part[] = [
    { id: "days", label: translate("publish.parts.days"), value: shown.days },
    { id: "points", label: translate("publish.parts.points"), value: shown.points },
    {
      id: "descriptions",
      label: translate("publish.parts.descriptions"),
      value: shown.descriptions,
    },
    { id: "addresses", label: translate("publish.parts.addresses"), value: shown.addresses },
    ...(shown.files + hidden.files > 0
      ? [{ id: "files", label: translate("publish.parts.files"), value: shown.files }]
      : []),
    {
      id: "author",
      label: translate("publish.parts.author"),
      value: trip.ownerName || translate("publish.noAuthor"),
    },
  ];
  const kept: Part[] = [
    { id: "costs", label: translate("publish.parts.costs"), value: hidden.costs },
    { id: "bookings", label: translate("publish.parts.bookings"), value: hidden.bookings },
    {
      id: "reservations",
      label: translate("publish.parts.reservations"),
      value: hidden.reservations,
    },
    { id: "notes", label: translate("publish.parts.notes"), value: hidden.notes },
    { id: "tasks", label: translate("publish.parts.tasks"), value: hidden.tasks },
    { id: "files", label: translate("publish.parts.files"), value: hidden.files },
  ];
  return (
    <div className={styles.lists}>
      <List title={translate("publish.sees")} icon="eye" parts={seen} />
      <List title={translate("publish.seesNot")} icon="eye-off" parts={kept} />
    </div>
  );
}

function List({ title, icon, parts }: { title: string; icon: IconName; parts: readonly Part[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="row items-center gap-6">
        <Icon name={icon} size={18} />
        {title}
      </h3>
      <ul className={`plain-list ${styles.parts}`}>
        {parts.map(({ id, label, value }) => (
          <li key={id} className={`row justify-between gap-12 muted ${styles.one}`}>
            <span>{label}</span>
            <span className={`tabular narrows breaks ${styles.value}`} dir="auto">
              {value}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

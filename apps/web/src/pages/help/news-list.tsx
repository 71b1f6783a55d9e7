import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { newsEntries } from "../../things/news/news-entries.ts";
import { markNewsSeen, newsSection } from "../../things/news/news-state.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./help-page.module.css";

/** What's new by date, newest first; each line leads to where it helps. `shown`: what the search has found. */
export function NewsList({ shown }: { shown: ReadonlySet<string> }) {
  const translate = useWords("common", "help");
  const formats = useFormats();
  const isOpened = useLocation({ select: ({ hash }) => hash === newsSection });
  useEffect(() => {
    if (isOpened) markNewsSeen();
  }, [isOpened]);
  const entries = newsEntries.filter(({ id }) => shown.has(id));
  const dates = [...new Set(entries.map(({ date }) => date))];
  return dates.map((date) => (
    <div key={date}>
      <h3 className={`secondary ${styles.date}`}>{formats.date(date)}</h3>
      <ul className={`plain-list ${styles.news}`}>
        {entries
          .filter((entry) => entry.date === date)
          .map(({ id, href }) => (
            <li key={id}>
              <Link href={href}>
                {translate(`news.entries.${id}`)}
                <Icon name="chevron-right" size={18} />
              </Link>
            </li>
          ))}
      </ul>
    </div>
  ));
}

import type { PrintDocument } from "@castor/core/print/print-document.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./booklet-cover.module.css";
import { BookletQr } from "./booklet-qr.tsx";

/** The head of the booklet: name, dates, travellers, the way to the map, and the days. */
export function BookletCover({ document }: { document: PrintDocument }) {
  const translate = useWords("common", "print");
  const { title, dates, facts, author, address, days } = document;
  return (
    <header className={styles.cover}>
      <div className={`row items-start justify-between ${styles.head}`}>
        <div className="narrows">
          {dates ? <p className={`muted bold ${styles.dates}`}>{dates}</p> : null}
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
          <p className={styles.facts}>
            {[...facts, author && translate("map.byOwner", { name: author })]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        {days.length === 1 ? null : (
          <BookletQr address={address} label={translate("print.tripMap")} />
        )}
      </div>
      {days.length > 1 ? (
        <ol className={styles.contents} aria-label={translate("print.days")}>
          {days.map(({ id, number, name, date }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.number}>{number}</span>
              <span className={styles.name} dir="auto">
                <a href={`#day-${id}`}>{name}</a>
              </span>
              <span className={styles.date}>{date}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </header>
  );
}

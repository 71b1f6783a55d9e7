import type { DateText } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";

/** The known sources of rates; the terms of one require a link. */
const sources = ["snapshot", "frankfurter", "open-er-api", "ecb-cbr"] as const;
const openErApiAddress = "https://www.exchangerate-api.com";

/** The day and the source of the rates. */
export function RatesNote({ date, source }: { date: DateText; source: string }) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const known = sources.find((id) => id === source);
  const name = known ? translate(`costsPage.rateSources.${known}`) : source;
  const words = translate("costsPage.rated", { date: formats.date(date), source: "\n" });
  const [before, after] = words.split("\n");
  return (
    <p className="secondary">
      {before}
      {known === "open-er-api" ? (
        <a href={openErApiAddress} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      {after}
    </p>
  );
}

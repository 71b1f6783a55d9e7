import type { DateText } from "@castor/core/basics/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";

/** The sources that the server knows; the terms of one ask for its name to lead to it. */
const sources = ["snapshot", "frankfurter", "open-er-api", "ecb-cbr"] as const;
const openErApiAddress = "https://www.exchangerate-api.com";

/** Of which day the rates are, and whose. */
export function RatesNote({ date, source }: { date: DateText; source: string }) {
  const translate = useWords();
  const formats = useFormats();
  const known = sources.find((id) => id === source);
  const name = known ? translate(`costs.rateSources.${known}`) : source;
  const words = translate("costs.rated", { date: formats.date(date), source: "\n" });
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

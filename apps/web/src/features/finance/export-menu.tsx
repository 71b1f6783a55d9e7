import type { Language } from "@castor/core/account/language.ts";
import type { DateText } from "@castor/core/basics/dates.ts";
import {
  type FinanceSheet,
  makeFinanceSheet,
  type ShownCosts,
} from "@castor/core/finance/finance-sheet.ts";
import { useRef } from "react";
import { nameFile } from "../../data/file-name.ts";
import { printPage } from "../../device/printing.ts";
import { saveFile } from "../../device/save-file.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { notify } from "../../ui/notify.ts";
import type { RatesState } from "./cost-totals.tsx";
import { sayInSheet } from "./export/sheet-words.ts";

type Kind = "csv" | "xlsx";

interface Manner {
  language: Language;
  sheetName: string;
}

/** Each writer comes when it is asked for. */
const writers: Record<Kind, (sheet: FinanceSheet, manner: Manner) => Promise<Blob>> = {
  csv: async (sheet, { language }) =>
    (await import("./export/write-csv.ts")).writeCsv(sheet, language),
  xlsx: async (sheet, { sheetName }) =>
    (await import("./export/write-xlsx.ts")).writeXlsx(sheet, sheetName),
};

export interface ExportMenuProps {
  /** What is shown: the rows of the filters, in their order, with their totals. */
  table: ShownCosts;
  /** The rates behind the total in euros, or why there is none. */
  rates: RatesState;
  tripName: string;
  today: DateText;
}

/** Saves the costs that are shown as a file for a spreadsheet, in the reader's language, or puts them on paper. */
export function ExportMenu({ table, rates, tripName, today }: ExportMenuProps) {
  const translate = useWords();
  const formats = useFormats();
  const language = useLanguage();
  const isRunning = useRef(false);
  const save = async (kind: Kind) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const sheet = makeFinanceSheet(table, sayInSheet(translate, formats, rates));
      const manner = { language, sheetName: translate("titles.finance") };
      saveFile(nameFile("finance", tripName, today, kind), await writers[kind](sheet, manner));
      notify("ok", translate("finance.exported"));
    } catch {
      notify("error", translate("finance.exportFailed"));
    }
    isRunning.current = false;
  };
  return (
    <Menu
      items={[
        { label: translate("finance.exportCsv"), onChoose: () => void save("csv") },
        { label: translate("finance.exportXlsx"), onChoose: () => void save("xlsx") },
        { label: translate("finance.print"), onChoose: printPage },
      ]}
    >
      <Button icon="download">{translate("finance.export")}</Button>
    </Menu>
  );
}

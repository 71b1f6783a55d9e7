import type { Language } from "@castor/core/basics/language.ts";
import {
  type FinanceSheet,
  makeFinanceSheet,
  type ShownCosts,
} from "@castor/core/finance/table/finance-sheet.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { useRef } from "react";
import { nameFile } from "../../data/http/file-name.ts";
import { saveFile } from "../../device/save-file.ts";
import { useIsPhone } from "../../device/screen/media.ts";
import { printPage } from "../../device/screen/printing.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { Button, IconButton } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { Menu } from "../../ui/menus/menu.tsx";
import type { RatesState } from "./cost-totals.tsx";
import { createSheetWords } from "./export/sheet-words.ts";

type Kind = "csv" | "xlsx";

interface SheetOptions {
  language: Language;
  sheetName: string;
}

/** Each writer is loaded when it is used. */
const writers: Record<Kind, (sheet: FinanceSheet, options: SheetOptions) => Promise<Blob>> = {
  csv: async (sheet, { language }) =>
    (await import("./export/write-csv.ts")).writeCsv(sheet, language),
  xlsx: async (sheet, { sheetName }) =>
    (await import("./export/write-xlsx.ts")).writeXlsx(sheet, sheetName),
};

export interface ExportMenuProps {
  /** The filtered rows, in their order, with their totals. */
  table: ShownCosts;
  /** The rates of the total in euros, or why there is none. */
  rates: RatesState;
  tripName: string;
  today: DateText;
}

/** Exports the shown costs for a spreadsheet, in the user's language, or prints them. */
export function ExportMenu({ table, rates, tripName, today }: ExportMenuProps) {
  const translate = useWords("common", "costs");
  const language = useLanguage();
  const isPhone = useIsPhone();
  const isRunning = useRef(false);
  const save = async (kind: Kind) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      // A file is read elsewhere: its formats are Castor's, whatever this browser shows.
      const sheet = makeFinanceSheet(
        table,
        createSheetWords(translate, createFormats(language), rates),
      );
      const options = { language, sheetName: translate("titles.finance") };
      saveFile(nameFile("finance", tripName, today, kind), await writers[kind](sheet, options));
      showToast("ok", translate("costTable.exported"));
    } catch {
      showToast("error", translate("costTable.exportFailed"));
    }
    isRunning.current = false;
  };
  return (
    <Menu
      items={[
        { label: translate("costTable.exportCsv"), onChoose: () => void save("csv") },
        { label: translate("costTable.exportXlsx"), onChoose: () => void save("xlsx") },
        { label: translate("costTable.print"), onChoose: printPage },
      ]}
    >
      {isPhone ? (
        <IconButton icon="download" label={translate("costs.export")} />
      ) : (
        <Button icon="download">{translate("costs.export")}</Button>
      )}
    </Menu>
  );
}

import { diffBlock, diffFields } from "@castor/core/basics/apply-patch.ts";
import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { categories, category } from "@castor/core/finance/categories.ts";
import type { FinanceItemChange } from "@castor/core/finance/finance-item.ts";
import {
  type FinanceItem,
  type FinanceItemForm,
  financeItemForm,
} from "@castor/core/finance/finance-item.ts";
import {
  type FinanceValues,
  financeValuesOf,
  toFinance,
} from "@castor/core/finance/finance-values.ts";
import type { Travellers } from "@castor/core/finance/table/sum-finance.ts";
import { defaults, limits } from "@castor/core/limits.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { useForm } from "@mantine/form";
import type { ReactNode } from "react";
import { useConflicts } from "../../data/forms/use-conflicts.ts";
import { useDraftForm } from "../../data/forms/use-draft-form.ts";
import type { ApiError } from "../../data/http/api-error.ts";
import { useDateFieldFormat } from "../../i18n/date-field-format.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { describeItemField } from "../../things/field-words/describe-item-field.ts";
import { useMoneyFormat } from "../../things/field-words/use-money-format.ts";
import { FinanceFields } from "../../things/finance-fields.tsx";
import { ThingForm } from "../../things/thing-form.tsx";
import { DateField } from "../../ui/fields/date-fields.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { TextareaField } from "../../ui/fields/textarea-field.tsx";
import styles from "./item-form.module.css";
import { CategorySign } from "./table/category-sign.tsx";

/** The values of the form. */
type ItemValues = Omit<FinanceItemForm, "finance"> & { finance: FinanceValues };

const empty: Omit<FinanceItemForm, "finance" | "startDate"> = {
  name: "",
  type: "other",
  description: "",
  endDate: null,
};

function valuesOf(
  item: FinanceItem | null,
  currency: CurrencyId,
  startsOn: DateText | null = null,
): ItemValues {
  const { name, type, description, startDate, endDate } = item ?? { ...empty, startDate: startsOn };
  const block = financeValuesOf(item?.finance ?? null, currency);
  return { name, type, description, startDate, endDate, finance: block };
}

/** The form's values for the schema: empty ones are null. */
const toItemForm = (values: ItemValues) => ({ ...values, finance: toFinance(values.finance) });

/** What a save sends: all of a new item, only changed fields of a saved one, also within its price. */
function fieldsOf(values: ItemValues, before: FinanceItem | null): FinanceItemChange {
  const form = toItemForm(values);
  const after = financeItemForm.parse(form);
  if (before === null) return after;
  const shown = toItemForm(valuesOf(before, defaults.currency));
  const { finance: _, ...fields } = diffFields<FinanceItemForm>(shown, after);
  const block = diffBlock(shown.finance, after.finance);
  const isSame = block === null ? shown.finance === null : Object.keys(block).length === 0;
  return { ...fields, ...(isSame ? {} : { finance: block }) };
}

export interface ItemFormProps {
  /** The saved item, of which only changes are sent; null for a new one. */
  saved: FinanceItem | null;
  /** It was deleted meanwhile: all of it is sent, as of a new one. */
  isGone?: boolean;
  /** The currency in which a new price begins. */
  currency: CurrencyId;
  people: Travellers;
  /** The date that a new item begins with. */
  startsOn?: DateText | null;
  /** Where the calendar opens while there is no date. */
  opensAt: string | undefined;
  /** The files of a saved cost. */
  files?: ReactNode;
  /** The name under which the draft is stored. */
  draftName: string;
  /** Saves; returns the error, or null. On success the caller closes the form. */
  onSave: (fields: FinanceItemChange) => Promise<ApiError | null>;
  onClose: () => void;
}

/** The form of a cost without a point, with every field of specification#finance-item. A failed save keeps the typed text. */
export function ItemForm(props: ItemFormProps) {
  const {
    saved,
    isGone = false,
    currency,
    people,
    startsOn,
    opensAt,
    files,
    draftName,
    onSave,
    onClose,
  } = props;
  const translate = useWords("common", "costs");
  const format = useDateFieldFormat();
  const validate = validateWith(financeItemForm, translate);
  const form = useForm<ItemValues>({
    initialValues: valuesOf(saved, currency, startsOn),
    validate: (values) => validate(toItemForm(values)),
  });
  const { draft, saving } = useDraftForm(draftName, form, (values) =>
    onSave(fieldsOf(values, isGone ? null : saved)),
  );
  const conflicts = useConflicts(form, {
    thing: saved && { kind: "cost", id: saved.id },
    saved: saved && valuesOf(saved, currency),
    isGone,
  });
  const formatMoney = useMoneyFormat()({
    mine: form.values.finance.currency,
    theirs: saved?.finance?.currency ?? currency,
  });
  return (
    <ThingForm
      title={translate(saved ? "costsPage.editTitle" : "costsPage.newTitle")}
      {...{ draft, saving, conflicts, onClose }}
      wordsOf={(path) => describeItemField(path, translate, formatMoney)}
    >
      <div className={`grid gap-16 ${styles.fields}`}>
        <TextField
          data-autofocus
          required
          className="whole-line"
          label={translate("costs.name")}
          placeholder={translate("costsPage.namePlaceholder")}
          maxLength={limits.name + 1}
          {...form.getInputProps("name")}
        />
        <SelectField
          className="whole-line"
          label={translate("costs.category")}
          allowDeselect={false}
          data={categories.map(({ id }) => ({
            value: id,
            label: translate(`costs.categories.${id}`),
          }))}
          leftSection={<CategorySign category={form.values.type} />}
          leftSectionWidth={44}
          {...form.getInputProps("type")}
          onChange={(id) => {
            const known = category.safeParse(id);
            if (known.success) form.setFieldValue("type", known.data);
          }}
        />
        <DateField
          label={translate("costs.startDate")}
          format={format}
          clearable
          opensAt={opensAt}
          {...form.getInputProps("startDate")}
        />
        <DateField
          label={translate("costs.endDate")}
          format={format}
          clearable
          opensAt={form.values.startDate ?? opensAt}
          {...form.getInputProps("endDate")}
        />
        <TextareaField
          className="whole-line"
          label={translate("costs.description")}
          autosize
          minRows={2}
          maxRows={10}
          {...form.getInputProps("description")}
        />
      </div>
      <FinanceFields
        startsOpen
        values={form.values.finance}
        people={people}
        inputProps={(field) => form.getInputProps(`finance.${field}`)}
        onChange={(change) => {
          form.setFieldValue("finance", (finance) => ({ ...finance, ...change }));
          for (const field of Object.keys(change)) form.clearFieldError(`finance.${field}`);
        }}
      />
      {files}
    </ThingForm>
  );
}

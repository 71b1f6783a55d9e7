import { blockBetween, changeBetween } from "@castor/core/basics/apply-change.ts";
import { categories, category } from "@castor/core/finance/categories.ts";
import type { CurrencyId } from "@castor/core/finance/currencies.ts";
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
import type { Travellers } from "@castor/core/finance/sum-finance.ts";
import { defaults, limits } from "@castor/core/limits.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { ApiError } from "../../data/api-error.ts";
import type { FinanceItemFields } from "../../data/finance-changes.ts";
import { useFormDraft } from "../../data/use-form-draft.ts";
import { useFormSave } from "../../data/use-form-save.ts";
import { useDateManner } from "../../i18n/date-manner.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { validateWith } from "../../i18n/validate-with.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { DateField } from "../../ui/fields/date-fields.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { TextareaField } from "../../ui/fields/textarea-field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { FinanceFields } from "./finance-fields.tsx";
import styles from "./item-form.module.css";
import { CategorySign } from "./table/category-sign.tsx";

/** What the form holds while it is filled in. */
type ItemValues = Omit<FinanceItemForm, "finance"> & { finance: FinanceValues };

const empty: Omit<FinanceItemForm, "finance"> = {
  name: "",
  type: "other",
  description: "",
  startDate: null,
  endDate: null,
};

function valuesOf(item: FinanceItem | null, currency: CurrencyId): ItemValues {
  const { name, type, description, startDate, endDate } = item ?? empty;
  const block = financeValuesOf(item?.finance ?? null, currency);
  return { name, type, description, startDate, endDate, finance: block };
}

/** What core's schema judges of the form's values: what is empty is null. */
const toItemForm = (values: ItemValues) => ({ ...values, finance: toFinance(values.finance) });

/** What a save sends: all of a new item, of a saved one what was changed in the form, within its price field by field. */
function fieldsOf(values: ItemValues, before: FinanceItem | null): FinanceItemFields {
  const said = toItemForm(values);
  const after = financeItemForm.parse(said);
  if (before === null) return after;
  const shown = toItemForm(valuesOf(before, defaults.currency));
  const { finance: _, ...fields } = changeBetween<FinanceItemForm>(shown, after);
  const block = blockBetween(shown.finance, after.finance);
  const isSame = block === null ? shown.finance === null : Object.keys(block).length === 0;
  return { ...fields, ...(isSame ? {} : { finance: block }) };
}

export interface ItemFormProps {
  /** The saved item, of which only changes are sent; null for a new one. */
  saved: FinanceItem | null;
  /** What a price begins in. */
  currency: CurrencyId;
  people: Travellers;
  /** Where the calendar opens while there is no date. */
  opensAt: string | undefined;
  /** By what name that which is typed is kept over a reload. */
  draftName: string;
  /** Saves; answers why not. On success whoever opened the form closes it. */
  onSave: (fields: FinanceItemFields) => Promise<ApiError | null>;
  onClose: () => void;
}

/** The form of a cost that belongs to no point: every field of section 3. Nothing typed is lost when a save fails. */
export function ItemForm(props: ItemFormProps) {
  const { saved, currency, people, opensAt, draftName, onSave, onClose } = props;
  const translate = useWords();
  const manner = useDateManner();
  // What others change meanwhile is not ours to put back.
  const [before] = useState(saved);
  const validate = validateWith(financeItemForm, translate);
  const form = useForm<ItemValues>({
    initialValues: valuesOf(saved, currency),
    validate: (values) => validate(toItemForm(values)),
  });
  const draft = useFormDraft(draftName, form);
  const saving = useFormSave(form, async (values) => {
    const error = await onSave(fieldsOf(values, before));
    if (!error) draft.forget();
    return error;
  });
  return (
    <FormDialog
      title={translate(saved ? "costs.editTitle" : "costs.newTitle")}
      saveLabel={translate("actions.save")}
      words={useFormDialogWords()}
      {...saving}
      onClose={() => {
        draft.forget();
        onClose();
      }}
    >
      {draft.isRestored ? (
        <Alert kind="info">
          {translate("points.draftRestored")}{" "}
          <Button kind="quiet" onClick={draft.startAnew}>
            {translate("points.draftDiscard")}
          </Button>
        </Alert>
      ) : null}
      <div className={styles.fields}>
        <TextField
          data-autofocus
          required
          className={styles.whole}
          label={translate("costs.name")}
          placeholder={translate("costs.namePlaceholder")}
          maxLength={limits.name + 1}
          {...form.getInputProps("name")}
        />
        <SelectField
          className={styles.whole}
          label={translate("costs.category")}
          allowDeselect={false}
          data={categories.map(({ id }) => ({
            value: id,
            label: translate(`finance.categories.${id}`),
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
          manner={manner}
          clearable
          opensAt={opensAt}
          {...form.getInputProps("startDate")}
        />
        <DateField
          label={translate("costs.endDate")}
          manner={manner}
          clearable
          opensAt={form.values.startDate ?? opensAt}
          {...form.getInputProps("endDate")}
        />
        <TextareaField
          className={styles.whole}
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
    </FormDialog>
  );
}

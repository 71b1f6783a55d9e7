import { type Me, type ProfileSave, profileSave } from "@castor/core/account/session.ts";
import { currency } from "@castor/core/basics/currencies.ts";
import { useForm } from "@mantine/form";
import { useEffect, useRef } from "react";
import { validateWith } from "../../../i18n/validate-with.ts";
import { useWords } from "../../../i18n/words.ts";

/** The list's value for no currency. */
export const noCurrency = "none";

type ProfileValues = { publicName: string; defaultCurrency: string };

const fields = ["publicName", "defaultCurrency"] as const;

const valuesOf = ({ publicName, defaultCurrency }: Me): ProfileValues => ({
  publicName,
  defaultCurrency: defaultCurrency ?? noCurrency,
});

function changesBetween(before: ProfileValues, after: ProfileValues): ProfileSave {
  const chosen = currency.safeParse(after.defaultCurrency);
  const publicName = after.publicName.trim();
  return {
    ...(publicName === before.publicName ? {} : { publicName }),
    ...(after.defaultCurrency === before.defaultCurrency
      ? {}
      : { defaultCurrency: chosen.success ? chosen.data : null }),
  };
}

/**
 * The form of the profile. Changes from elsewhere update the untouched fields and are not sent back; typed fields stay
 * as they are.
 */
export function useProfileValues(me: Me) {
  const translate = useWords("common");
  const known = useRef(valuesOf(me));
  const listChanges = (values: ProfileValues) => changesBetween(known.current, values);
  const form = useForm<ProfileValues>({
    initialValues: known.current,
    validate: (values) => validateWith(profileSave, translate)(listChanges(values)),
  });
  const { getValues, setFieldValue } = form;
  useEffect(() => {
    const before = known.current;
    const now = valuesOf(me);
    known.current = now;
    for (const field of fields) {
      const isUntouched = getValues()[field] === before[field];
      if (now[field] !== before[field] && isUntouched) setFieldValue(field, now[field]);
    }
  }, [me, getValues, setFieldValue]);
  return { form, listChanges };
}

import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { once } from '../../messages/intl.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { callingCodes } from '../../rules/places/calling-codes.ts';
import { countryName, frequentCountries, type NameLanguage } from '../../rules/places/countries.ts';
import type { ReadForeignPhone } from '../../validators/phone.ts';
import { asTyped } from './attributes.ts';
import { FormText } from './FormText.tsx';
import { loadPlans } from './load-plans.ts';
import { useShared, useFormValue } from './use-form.ts';
import * as styles from './FormPhone.css.ts';

export interface FormPhoneProps<Name extends string = string> extends RootProps<HTMLDivElement> {
  /** The number, as it is dialled at home. */
  field: Name;
  /** The country whose calling code is before it. */
  country: Name;
  /** The word for "may be left empty". */
  optional?: ReactNode;
  /** An example of a number. */
  placeholder?: string | undefined;
  /** Another country than China was chosen, and the numbering plans are there. */
  onPlansChange: (read: ReadForeignPhone) => void;
  /** Begins the autofill of this person: `section-companion`. */
  section: string;
}

/** Its numbers need no plans. */
const home = 'CN';

/** `+86 China`: the code first, so that it is read where the field is too narrow for the name. They are ordered once for each language. */
const choicesIn = (language: NameLanguage) =>
  once(`phone ${language}`, () => {
    const named = callingCodes.map(({ country, code }) => ({
      country,
      code,
      name: countryName(country, language),
    }));
    const place = ({ country }: { country: string }) => {
      const at = frequentCountries.findIndex((each) => each === country);
      return at < 0 ? frequentCountries.length : at;
    };
    return named
      .toSorted((one, other) => place(one) - place(other) || one.name.localeCompare(other.name, language))
      .map(({ country, code, name }) => ({ value: country, label: `+${code} ${name}` }));
  });

/** A phone number with its calling code. */
export function FormPhone({
  field,
  country,
  optional,
  placeholder,
  onPlansChange,
  section,
  className,
  ...root
}: FormPhoneProps) {
  const t = useMessages('forms');
  const language = useLocale();
  const { form } = useShared<FieldValues, unknown>();
  const chosen = useFormValue((typed) => String(typed[country] ?? ''));
  const foreign = chosen !== home;
  const loaded = useEffectEvent((read: ReadForeignPhone) => {
    onPlansChange(read);
    // The number could not be read until now.
    form.clearErrors(field);
  });
  useEffect(() => {
    let here = true;
    const load = async () => {
      const read = await loadPlans();
      if (here) loaded(read);
    };
    if (foreign) void load();
    return () => {
      here = false;
    };
  }, [foreign]);
  return (
    <div {...root} className={classNames(styles.phone, className)}>
      <SelectField
        label={t('phone.code')}
        autoComplete={`${section} tel-country-code`}
        choices={choicesIn(language)}
        value={chosen}
        onChange={(event) => {
          form.setValue(country, event.target.value);
          // The errors applied to another country.
          form.clearErrors(field);
        }}
      />
      <FormText
        {...{ field, optional, placeholder }}
        label={t('phone')}
        attributes={{
          ...asTyped,
          type: 'tel',
          inputMode: 'tel',
          autoComplete: `${section} tel-national`,
        }}
      />
    </div>
  );
}

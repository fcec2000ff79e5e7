import { useEffect, useId, useMemo, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '../../messages/provider.tsx';
import {
  checkBeneficiary,
  emptyBeneficiary,
  type BeneficiaryChecked,
  type BeneficiaryContext,
  type BeneficiaryTyped,
} from '../../validators/beneficiary.ts';
import { BornFields } from './BornFields.tsx';
import { FormCountry, type CountryNames } from './FormCountry.tsx';
import { IdentityFields, KindField } from './IdentityFields.tsx';
import { MoreIdentities } from './MoreIdentities.tsx';
import { NameFields } from './NameFields.tsx';
import { Problems } from './Problems.tsx';
import { RelationField } from './RelationField.tsx';
import type { ReadPinyin } from './SpellingField.tsx';
import { FormContext, type FormValues } from './use-form.ts';
import * as styles from './BeneficiaryForm.css.ts';

export interface BeneficiaryFormProps {
  /** What stands in the fields at the start; the fields keep what is typed from then on. Empty without it. */
  initial?: BeneficiaryTyped | undefined;
  /** The day that birthdays and expiries are measured by, and the documents of the member's other beneficiaries. */
  context: BeneficiaryContext;
  /** Spellings of a Chinese name, the likeliest first; none when there is none. */
  readPinyin: ReadPinyin;
  /** Chinese names of countries by ISO 3166 code, in the back end's words; they say which there are. */
  countryNames?: CountryNames | undefined;
  /**
   * Each change, with all that is typed: keep it where nothing gets lost. Not called for what is only looked at. Birthday and gender
   * that an ID card says are not in it; `withFacts` of the validators adds them.
   */
  onDraft?: ((typed: BeneficiaryTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: BeneficiaryChecked) => void;
  /** The id of the form element, for a submit button that stands elsewhere (`<button form>`). */
  id?: string | undefined;
  /** What stands under the fields: notes, what the back end has refused, the submit button with its `busy`. */
  children?: ReactNode;
}

/**
 * Asks for everything that makes a beneficiary. A failed submit names all that is to be put right in a summary that takes the
 * focus; each line leads to its field.
 */
export function BeneficiaryForm({
  initial = emptyBeneficiary,
  context,
  readPinyin,
  countryNames,
  onDraft,
  onSubmit,
  id: given,
  children,
}: BeneficiaryFormProps) {
  const t = useMessages('beneficiary-form');
  const own = useId();
  const id = given ?? own;
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  }, [context]);
  const form = useForm<FormValues>({
    defaultValues: initial as FormValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  useEffect(
    () =>
      onDraft &&
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          if (name !== undefined || type !== undefined) onDraft(values);
        },
      }),
    [form, onDraft],
  );
  const shared = useMemo(() => ({ form, context: latest, id }), [form, id]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.handleSubmit((typed) => {
      const checked = checkBeneficiary(typed, latest.current);
      if (checked.ok) onSubmit(checked.value);
    })(event);
  };
  const names = countryNames && { countryNames };
  return (
    <FormContext value={shared}>
      <form id={id} className={styles.form} noValidate autoComplete="on" onSubmit={submit}>
        <Problems />
        <KindField index={0} />
        <FormCountry field="country" label={t('country')} {...names} />
        <NameFields read={readPinyin} />
        <IdentityFields index={0} {...names} />
        <BornFields />
        <RelationField />
        <MoreIdentities {...names} />
        {children}
      </form>
    </FormContext>
  );
}

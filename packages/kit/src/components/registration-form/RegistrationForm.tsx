import type { ReactNode } from 'react';
import type { Enrolment } from '../../contracts/account/register.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import type { Day } from '../../rules/days.ts';
import { asksChineseName } from '../../rules/enrolment.ts';
import { countryName, type CountryNames } from '../../rules/places/countries.ts';
import {
  checkEnrolment,
  emptyEnrolment,
  type EnrolmentContext,
  type EnrolmentField,
  type EnrolmentTyped,
} from '../../validators/account/enrolment.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import type { ReadPinyin } from '../form-fields/FormSpelling.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { usePlans } from '../form-fields/use-plans.ts';
import { AgreeField } from './AgreeField.tsx';
import { ContactGroup } from './ContactGroup.tsx';
import { DocumentGroup } from './DocumentGroup.tsx';
import { PasswordGroup } from './PasswordGroup.tsx';
import type { CodeAsking } from './types.ts';
import { enrolmentRules, type FormValues } from './use-form.ts';

export interface RegistrationFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. Empty without it. */
  defaultValue?: EnrolmentTyped | undefined;
  /** The day that ages and expiries are measured by. */
  today: Day;
  /** Spellings of a Chinese name, the likeliest first; none when there is none. */
  readPinyin: ReadPinyin;
  /** Chinese names of countries by ISO 3166 code, in the back end's words; they say which there are. */
  countryNames?: CountryNames | undefined;
  /** The way to a code by text message. */
  code: CodeAsking;
  /** Each change, with all that is typed. */
  onChange?: ((typed: EnrolmentTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: Enrolment) => void;
}

/** Name of each field in the summary of what is to be put right. */
function useLabels(): (field: EnrolmentField, typed: FormValues) => string {
  const t = useMessages('register');
  const forms = useMessages('forms');
  const pinyin = useMessages('pinyin');
  const account = useMessages('account-fields');
  const labels: Record<EnrolmentField, (typed: FormValues) => string> = {
    number: () => forms('number'),
    country: () => forms('country'),
    cnFamilyName: () => t('cnFamilyName'),
    cnGivenName: () => t('cnGivenName'),
    // A person without a Chinese name has no pinyin either.
    spelling: (typed) => (asksChineseName(typed) ? pinyin('label') : t('letters')),
    birthday: () => forms('birthday'),
    gender: () => forms('gender'),
    infant: () => t('infant'),
    phone: () => forms('phone'),
    code: () => account('code'),
    password: () => t('password'),
    repeat: () => t('repeat'),
    membershipCard: () => t('card'),
    agree: () => account('agree.field'),
  };
  return (field, typed) => labels[field](typed);
}

/** Asks for everything that makes a member: document and name, phone and code, password, agreement. */
export function RegistrationForm({
  defaultValue = emptyEnrolment,
  today,
  readPinyin,
  countryNames,
  code,
  onChange,
  onSubmit,
  children,
  ...root
}: RegistrationFormProps): ReactNode {
  const locale = useLocale();
  const labelOf = useLabels();
  const { read, onPlansChange } = usePlans();
  const context: EnrolmentContext = { today, read, wrongCode: code.wrong };
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, labelOf, onChange }}
      rules={enrolmentRules}
      onSubmit={(typed) => {
        const sent = checkEnrolment(typed, context, countryName(typed.country, locale, countryNames));
        if (sent) onSubmit(sent);
      }}
    >
      <DocumentGroup {...{ readPinyin, countryNames }} />
      <ContactGroup {...{ code, onPlansChange }} />
      <PasswordGroup />
      <AgreeField />
      {children}
    </RuledForm>
  );
}

import { useMessages } from '../../messages/provider.tsx';
import { chineseNamed } from '../../rules/beneficiaries.ts';
import { checkBeneficiary } from '../../validators/beneficiaries/beneficiary.ts';
import {
  emptyBeneficiary,
  type BeneficiaryChecked,
  type BeneficiaryContext,
  type BeneficiaryField,
  type BeneficiaryTyped,
} from '../../validators/beneficiaries/beneficiary-typed.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import type { CountryNames } from '../form-fields/FormCountry.tsx';
import type { ReadPinyin } from '../form-fields/FormSpelling.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { BornFields } from './BornFields.tsx';
import { BeneficiaryCountry } from './BeneficiaryCountry.tsx';
import { IdentityFields, KindField } from './IdentityFields.tsx';
import { MoreIdentities } from './MoreIdentities.tsx';
import { NameFields } from './NameFields.tsx';
import { RelationField } from './RelationField.tsx';
import { beneficiaryRules, type FormValues } from './use-form.ts';

export interface BeneficiaryFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. Empty without it. */
  defaultValue?: BeneficiaryTyped | undefined;
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
  onChange?: ((typed: BeneficiaryTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: BeneficiaryChecked) => void;
}

const partOf = /\.(number|expiry|country)$/;

/** Asks for everything that makes a beneficiary. */
export function BeneficiaryForm({
  defaultValue = emptyBeneficiary,
  context,
  readPinyin,
  countryNames,
  onChange,
  onSubmit,
  children,
  ...root
}: BeneficiaryFormProps) {
  const t = useMessages('beneficiary-form');
  const shared = useMessages('forms');
  const labelOf = (field: BeneficiaryField, { country }: FormValues) => {
    // A person without a Chinese name has no pinyin either.
    if (field === 'spelling') return t(chineseNamed.has(country) ? 'spelling' : 'letters');
    if (field === 'cnFamilyName' || field === 'cnGivenName' || field === 'relation') return t(field);
    const part = partOf.exec(field)?.[1] as 'number' | 'expiry' | 'country' | undefined;
    if (part === undefined) return shared(field as 'country' | 'birthday' | 'gender');
    return shared(part === 'country' ? 'issuer' : part);
  };
  const names = countryNames && { countryNames };
  return (
    <RuledForm
      {...root}
      {...{ context, labelOf, onChange }}
      defaultValue={defaultValue as FormValues}
      rules={beneficiaryRules}
      onSubmit={(typed) => {
        const checked = checkBeneficiary(typed, context);
        if (checked.ok) onSubmit(checked.value);
      }}
    >
      <KindField index={0} />
      <BeneficiaryCountry {...names} />
      <NameFields read={readPinyin} />
      <IdentityFields index={0} {...names} />
      <BornFields />
      <RelationField />
      <MoreIdentities {...names} />
      {children}
    </RuledForm>
  );
}

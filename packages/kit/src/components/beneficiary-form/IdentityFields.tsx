import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { identityParts } from '../../rules/beneficiaries.ts';
import { beneficiaryCredentials, type BeneficiaryCredential } from '../../rules/credentials.ts';
import type { CountryNames } from '../form-fields/FormCountry.tsx';
import { fieldAttributes, numberAttributes } from './fields.ts';
import { FormCountry, FormDay, FormText, useShared, useFormValue } from './use-form.ts';

/** The two kinds that most people have; the others are behind a third choice. */
const usual = ['identityCard', 'passport'] as const;
const others = beneficiaryCredentials.filter((kind) => !usual.some((each) => each === kind));
const isUsual = (kind: BeneficiaryCredential): boolean => usual.some((each) => each === kind);

interface OfIdentity {
  /** Which of the documents, from 0. */
  index: number;
}

/** Chooses the kind of a document. */
export function KindField({ index }: OfIdentity) {
  const t = useMessages('beneficiary-form');
  const forms = useMessages('forms');
  const words = useMessages('beneficiaries');
  const { form } = useShared();
  const kind = useFormValue(({ identities }) => identities[index]?.kind) ?? 'identityCard';
  const choose = (chosen: BeneficiaryCredential) => {
    form.setValue(`identities.${index}.kind`, chosen);
    // The errors came from the rules of another kind.
    form.clearErrors([
      `identities.${index}.number`,
      `identities.${index}.expiry`,
      `identities.${index}.country`,
    ]);
  };
  return (
    <>
      <Segmented
        label={forms('kind')}
        choices={[
          ...usual.map((each) => ({ value: each as string, label: t(`kind.${each}`) })),
          { value: 'more', label: t('kind.more') },
        ]}
        value={isUsual(kind) ? kind : 'more'}
        onChange={(value) => choose(usual.find((each) => each === value) ?? others[0] ?? 'other')}
      />
      {!isUsual(kind) && (
        <SelectField
          label={t('kind.which')}
          choices={others.map((each) => ({ value: each, label: words(`document.${each}`) }))}
          value={kind}
          onChange={(event) => choose(event.target.value as BeneficiaryCredential)}
        />
      )}
    </>
  );
}

/** The number of a document, and what its kind says beside it. */
export function IdentityFields({ index, countryNames }: OfIdentity & { countryNames?: CountryNames }) {
  const t = useMessages('forms');
  const { context } = useShared();
  const kind = useFormValue(({ identities }) => identities[index]?.kind) ?? 'identityCard';
  const { expiry, country } = identityParts[kind];
  return (
    <>
      <FormText
        field={`identities.${index}.number`}
        label={t('number')}
        attributes={numberAttributes[kind]}
      />
      {expiry !== 'none' && (
        <FormDay
          field={`identities.${index}.expiry`}
          label={t('expiry')}
          optional={expiry === 'optional' ? t('optional') : undefined}
          attributes={fieldAttributes.expiry}
          min={context.current.today}
        />
      )}
      {country && (
        <FormCountry field={`identities.${index}.country`} label={t('issuer')} countryNames={countryNames} />
      )}
    </>
  );
}

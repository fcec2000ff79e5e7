import { useFormState } from 'react-hook-form';
import { useMessages } from '../../messages/provider.tsx';
import { ErrorSummary } from '../../primitives/field/ErrorSummary.tsx';
import { chineseNamed } from '../../rules/beneficiaries.ts';
import { beneficiaryFields, type BeneficiaryField } from '../../validators/beneficiary.ts';
import { useRefusalWords } from './refusal.ts';
import { idOf, useShared } from './use-form.ts';

const partOf = /\.(number|expiry|country)$/;

/** All that is to be put right after a failed submit; a line goes once its field is good. */
export function Problems() {
  const t = useMessages('beneficiary-form');
  const words = useRefusalWords();
  const { form, id } = useShared();
  const { submitCount, errors } = useFormState({ control: form.control });
  if (submitCount === 0 || Object.keys(errors).length === 0) return null;
  const labelOf = (field: BeneficiaryField) => {
    // Who has no Chinese name has no pinyin either.
    if (field === 'spelling' && !chineseNamed.has(form.getValues('country'))) return t('letters');
    const part = partOf.exec(field)?.[1] as 'number' | 'expiry' | 'country' | undefined;
    if (part === undefined) return t(field as Exclude<BeneficiaryField, `identities.${string}`>);
    return t(part === 'country' ? 'issuer' : part);
  };
  const lines = beneficiaryFields(form.getValues('identities').length).flatMap((field) => {
    const refusal = form.getFieldState(field).error?.message;
    const text = refusal && t('summary.line', { field: labelOf(field), text: words(refusal) });
    return text ? [{ id: idOf(id, field), text }] : [];
  });
  if (lines.length === 0) return null;
  return <ErrorSummary title={t('summary', { count: lines.length })} errors={lines} attempt={submitCount} />;
}

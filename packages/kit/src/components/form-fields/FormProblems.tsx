import { useState } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { useMessages } from '../../messages/provider.tsx';
import { drawInto } from '../../primitives/draw-into.ts';
import { ErrorSummary } from '../../primitives/field/ErrorSummary.tsx';
import type { FormSummary } from './form-root-props.ts';
import { useRefusalWords } from './refusal.ts';
import { idOf, useShared } from './use-form.ts';

interface FormProblemsProps {
  labelOf: (field: string, typed: FieldValues) => string;
  summary: FormSummary | undefined;
}

/** All that is to be put right after a failed submit; a line goes once its field is good, and the whole once all of them are. */
export function FormProblems({ labelOf, summary }: FormProblemsProps) {
  const t = useMessages('forms');
  const words = useRefusalWords();
  const { form, rules, id } = useShared<FieldValues, unknown>();
  const { submitCount, errors } = useFormState({ control: form.control });
  // The attempt whose problems have been put right: coming back for a later slip, it would take the focus from who types.
  const [settled, setSettled] = useState(0);
  const others = (summary?.before.length ?? 0) + (summary?.after.length ?? 0);
  const good = Object.keys(errors).length === 0 && others === 0;
  if (good && settled !== submitCount) setSettled(submitCount);
  if (good || settled === submitCount) return null;
  const typed = form.getValues();
  const lines = rules.fields(typed).flatMap((field) => {
    const refusal = form.getFieldState(field).error?.message;
    const text = refusal && t('summary.line', { field: labelOf(field, typed), text: words(refusal) });
    return text ? [{ id: idOf(id, field), text }] : [];
  });
  const all = [...(summary?.before ?? []), ...lines, ...(summary?.after ?? [])];
  if (all.length === 0) return null;
  const told = (
    <ErrorSummary title={t('summary', { count: all.length })} errors={all} attempt={submitCount} />
  );
  return summary ? drawInto(summary.place, told) : told;
}

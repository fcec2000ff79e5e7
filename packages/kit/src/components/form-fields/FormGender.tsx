import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { genders } from '../../rules/genders.ts';
import { useChoose, useField, useFormValue } from './use-form.ts';

export interface FormGenderProps<Name extends string = string> extends RootProps<HTMLFieldSetElement> {
  /** Name of the form's field. */
  field: Name;
}

/** A gender of the form, as the wire knows them. */
export function FormGender({ field, ...root }: FormGenderProps) {
  const t = useMessages('forms');
  const words = useMessages('beneficiaries');
  const { id, error } = useField(field);
  const choose = useChoose(field);
  const value = useFormValue((typed) => String(typed[field] ?? ''));
  return (
    <Segmented
      {...root}
      data-part={field}
      data-state={error ? 'invalid' : undefined}
      label={t('gender')}
      choices={genders.map((gender) => ({ value: gender as string, label: words(`gender.${gender}`) }))}
      value={value}
      onChange={choose}
      {...{ id, error }}
    />
  );
}

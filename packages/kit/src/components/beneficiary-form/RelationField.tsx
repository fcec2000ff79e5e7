import { useMessages } from '../../messages/provider.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { relations } from '../../rules/relations.ts';
import { fieldAttributes } from './fields.ts';
import { useField } from './use-form.ts';

/** Relation of the beneficiary to the member: one of eighteen. */
export function RelationField() {
  const t = useMessages('beneficiary-form');
  const words = useMessages('beneficiaries');
  const { tie, id, error } = useField('relation');
  return (
    <SelectField
      {...fieldAttributes.relation}
      {...tie}
      {...{ id, error }}
      label={t('relation')}
      placeholder={t('relation.placeholder')}
      defaultValue=""
      choices={relations.map((relation) => ({ value: relation.id, label: words(`relation.${relation.id}`) }))}
    />
  );
}

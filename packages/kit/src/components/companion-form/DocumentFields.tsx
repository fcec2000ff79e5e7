import type { Companion } from '../../contracts/check-in/companions.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { companionCredentials, type CompanionCredential } from '../../rules/credentials.ts';
import { companionWith } from '../../validators/check-in/companion-fields.ts';
import { documentNumberAttributes } from '../form-fields/attributes.ts';
import { useField } from '../form-fields/use-form.ts';
import { FoundCompanion } from './FoundCompanion.tsx';
import { useShared, useFormValue } from './use-form.ts';
import * as styles from './CompanionForm.css.ts';

interface DocumentFieldsProps {
  onSelectCompanion: ((companion: Companion) => void) | undefined;
}

/** Kind and number of the document, and who shows it already. */
export function DocumentFields({ onSelectCompanion }: DocumentFieldsProps) {
  const t = useMessages('forms');
  const words = useMessages('beneficiaries');
  const { form, context } = useShared();
  const { tie, id, error } = useField('number');
  const kind = useFormValue((typed) => typed.kind);
  const foundId = useFormValue((typed) => companionWith(typed, context.current)?.companionId);
  const found =
    error === undefined
      ? undefined
      : context.current.known.find(({ companionId, self }) => !self && companionId === foundId);
  return (
    <>
      <SelectField
        label={t('kind')}
        choices={companionCredentials.map((each) => ({ value: each, label: words(`document.${each}`) }))}
        value={kind}
        onChange={(event) => {
          form.setValue('kind', event.target.value as CompanionCredential);
          // The errors came from the rules of another kind.
          form.clearErrors(['number', 'birthday']);
        }}
      />
      <div className={styles.number}>
        <Field {...documentNumberAttributes} {...tie} {...{ id, error }} type="text" label={t('number')} />
        {found && <FoundCompanion companion={found} onSelect={onSelectCompanion} />}
      </div>
    </>
  );
}

import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { enrolmentCredentials, type EnrolmentCredential } from '../../rules/enrolment.ts';
import { useShared, useFormValue } from './use-form.ts';

/** The two kinds that most people have; the others are behind a third choice. */
const usual = ['identityCard', 'passport'] as const;
const others = enrolmentCredentials.filter((kind) => !usual.some((each) => each === kind));

/** Chooses the kind of the document. */
export function KindField() {
  const t = useMessages('register');
  const forms = useMessages('forms');
  const words = useMessages('beneficiaries');
  const { form } = useShared();
  const kind = useFormValue((typed) => typed.kind);
  const known = usual.find((each) => each === kind);
  const choose = (chosen: EnrolmentCredential) => {
    form.setValue('kind', chosen);
    // The errors came from the rules of another kind.
    form.clearErrors(['number', 'cnFamilyName', 'cnGivenName', 'spelling', 'birthday', 'gender', 'infant']);
  };
  return (
    <>
      <Segmented
        label={forms('kind')}
        choices={[
          ...usual.map((each) => ({ value: each as string, label: t(`kind.${each}`) })),
          { value: 'more', label: t('kind.more') },
        ]}
        value={known ?? 'more'}
        onChange={(value) => choose(usual.find((each) => each === value) ?? others[0] ?? 'other')}
      />
      {known === undefined && (
        <SelectField
          label={t('kind.which')}
          choices={others.map((each) => ({ value: each, label: words(`document.${each}`) }))}
          value={kind}
          onChange={(event) => choose(others.find((each) => each === event.target.value) ?? 'other')}
        />
      )}
    </>
  );
}

import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import type { CredentialKind } from '../../rules/credentials.ts';
import { ticketCredentials } from '../../validators/check-in/ticket-search.ts';
import { useShared, useFormValue } from '../form-fields/use-form.ts';

type Values = { kind: CredentialKind; number: string };

/** The two kinds that most people have; the others are behind a third choice. */
const usual: readonly CredentialKind[] = ['identityCard', 'passport'];
const others = ticketCredentials.filter((kind) => !usual.includes(kind));
const [firstOther = 'other'] = others;

/** Chooses the kind of the document. */
export function DocumentKind() {
  const t = useMessages('check-in');
  const words = useMessages('beneficiaries');
  const { form } = useShared<Values, unknown>();
  const kind = useFormValue<Values, CredentialKind>((typed) => typed.kind);
  const isUsual = usual.includes(kind);
  const choose = (chosen: CredentialKind) => {
    form.setValue('kind', chosen);
    // The errors came from the rules of another kind.
    form.clearErrors('number');
  };
  return (
    <>
      <Segmented
        label={t('verify.kind')}
        choices={[
          ...usual.map((each) => ({ value: each as string, label: words(`document.${each}`) })),
          { value: 'more', label: t('verify.more') },
        ]}
        value={isUsual ? kind : 'more'}
        onChange={(value) => choose(usual.find((each) => each === value) ?? firstOther)}
      />
      {!isUsual && (
        <SelectField
          label={t('verify.which')}
          choices={others.map((each) => ({ value: each, label: words(`document.${each}`) }))}
          value={kind}
          onChange={(event) => choose(event.target.value as CredentialKind)}
        />
      )}
    </>
  );
}

import { useMessages } from '../../messages/provider.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { calculatedTiers } from '../../rules/calculator/conditions.ts';
import { asTyped } from '../form-fields/attributes.ts';
import { FormPair } from '../form-fields/FormPair.tsx';
import { FormText } from '../form-fields/FormText.tsx';
import { useChoose, useFormValue } from '../form-fields/use-form.ts';

/** Class, fare and tier: what the points of a flight depend on. A guest, who has no tier, begins with the first. */
export function AccrualFields({ guest }: { guest: boolean }) {
  const t = useMessages('calculator');
  const tiers = useMessages('tiers');
  const tier = useFormValue((typed) => String(typed['tier'] ?? ''));
  const choose = useChoose('tier');
  const own = t('tier.own');
  return (
    <>
      <FormPair>
        <FormText
          field="cabin"
          label={t('cabin')}
          hint={t('cabin.hint')}
          attributes={{ ...asTyped, autoComplete: 'off', autoCapitalize: 'characters' }}
        />
        <FormText
          field="amount"
          label={t('amount')}
          hint={t('amount.hint')}
          attributes={{ ...asTyped, autoComplete: 'off', inputMode: 'decimal', enterKeyHint: 'done' }}
        />
      </FormPair>
      <SelectField
        name="tier"
        value={guest ? tier || calculatedTiers[0] : tier}
        onChange={(event) => choose(event.target.value)}
        label={t('tier')}
        choices={[
          ...(guest ? [] : [{ value: '', label: own }]),
          ...calculatedTiers.map((each) => ({ value: each, label: tiers(`name.${each}`) })),
        ]}
      />
    </>
  );
}

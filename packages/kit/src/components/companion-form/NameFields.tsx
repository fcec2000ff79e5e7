import { useMessages } from '../../messages/provider.tsx';
import { asTyped, lettersAttributes } from '../form-fields/attributes.ts';
import { FormPair } from '../form-fields/FormPair.tsx';
import { FormText, section, useFormValue } from './use-form.ts';

/** Family and given name as the documents have them; an infant's in letters. */
export function NameFields() {
  const t = useMessages('companions');
  const infant = useFormValue(({ paxType }) => paxType === 'INF');
  const attributesOf = (part: 'family' | 'given') =>
    infant ? lettersAttributes(part, section) : { ...asTyped, autoComplete: `${section} ${part}-name` };
  return (
    <FormPair>
      <FormText
        field="familyName"
        label={t('familyName')}
        hint={infant && t('name.infant')}
        attributes={attributesOf('family')}
      />
      <FormText field="givenName" label={t('givenName')} attributes={attributesOf('given')} />
    </FormPair>
  );
}

import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { beneficiaryCredentials } from '../../rules/credentials.ts';
import { emptyIdentity } from '../../validators/beneficiaries/beneficiary-typed.ts';
import type { CountryNames } from '../form-fields/FormCountry.tsx';
import { IdentityFields, KindField } from './IdentityFields.tsx';
import { useShared, useFormValue } from './use-form.ts';
import * as styles from './BeneficiaryForm.css.ts';

/** One document of each kind is all that anybody shows. */
const most = beneficiaryCredentials.length;

/** The documents after the first, and the way to add one. */
export function MoreIdentities({ countryNames }: { countryNames?: CountryNames }) {
  const t = useMessages('beneficiary-form');
  const words = useMessages('beneficiaries');
  const { form } = useShared();
  const count = useFormValue(({ identities }) => identities.length);
  // After one is taken out, the others are at other places: their controls are made again.
  const [generation, setGeneration] = useState(0);
  const add = () => {
    const { identities } = form.getValues();
    const free = beneficiaryCredentials.find((kind) => !identities.some((each) => each.kind === kind));
    form.setValue(`identities.${identities.length}`, emptyIdentity(free ?? 'other'));
  };
  const remove = (index: number) => {
    const left = form.getValues('identities').filter((_, place) => place !== index);
    form.unregister(`identities.${left.length}`);
    form.setValue('identities', left);
    form.clearErrors('identities');
    setGeneration((before) => before + 1);
  };
  return (
    <>
      {Array.from({ length: count - 1 }, (_, place) => {
        const index = place + 1;
        return (
          <fieldset key={`${generation} ${index}`} className={styles.more}>
            <legend className={styles.moreTitle}>{t('identity.title', { index: index + 1 })}</legend>
            <Button
              variant="text"
              size="medium"
              className={styles.remove}
              aria-label={t('identity.remove', { index: index + 1 })}
              onClick={() => remove(index)}
            >
              {words('detail.remove')}
            </Button>
            <KindField index={index} />
            <IdentityFields index={index} {...(countryNames && { countryNames })} />
          </fieldset>
        );
      })}
      {count < most && (
        <Button variant="outline" size="medium" icon="plus" wide onClick={add}>
          {t('identity.add')}
        </Button>
      )}
    </>
  );
}

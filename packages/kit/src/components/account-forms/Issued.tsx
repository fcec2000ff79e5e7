import { useMessages } from '../../messages/provider.tsx';
import type { Day } from '../../rules/days.ts';
import type { DocumentParts } from '../../rules/member-account.ts';
import { FormCountry } from '../form-fields/FormCountry.tsx';
import { FormDay } from '../form-fields/FormDay.tsx';

interface IssuedProps {
  parts: DocumentParts;
  /** No document that has ended is taken. */
  today: Day;
}

/** Until when a document holds and who issued it, where its kind says so. */
export function Issued({ parts, today }: IssuedProps) {
  const t = useMessages('forms');
  return (
    <>
      {parts.expiry !== 'none' && (
        <FormDay
          field="expiry"
          label={t('expiry')}
          optional={parts.expiry === 'optional' && t('optional')}
          attributes={{ autoComplete: 'off' }}
          min={today}
        />
      )}
      {parts.country && <FormCountry field="country" label={t('issuer')} />}
    </>
  );
}

import { useState } from 'react';
import { useSendCode } from '../../../client/codes.ts';
import { loadPlans } from '../../../components/form-fields/load-plans.ts';
import { CodeField } from '../../../components/code-field/CodeField.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { callingCodes, partedPhone } from '../../../rules/places/calling-codes.ts';
import { contactPhone, needsPlans } from '../../../validators/check-in/seat-contact.ts';
import type { SavedContactTyped } from '../../../validators/saved-people/saved-contact.ts';
import { useCodeSending } from '../../shell/use-code-sending.ts';
import * as styles from './overbook.css.ts';

interface GuestCodeProps {
  /** The id of the field. */
  id: string;
  contact: SavedContactTyped;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The contact's number as a code is asked for: the one that the order is sent with; undefined for one that cannot be read. */
async function numberOf({ phone, phoneCountry }: SavedContactTyped) {
  const read = needsPlans(phoneCountry) ? await loadPlans() : undefined;
  const checked = contactPhone(phone, phoneCountry, read);
  const parted = checked.ok ? partedPhone(checked.value) : undefined;
  const code = callingCodes.find(({ country }) => country === parted?.country)?.code;
  return parted && code !== undefined ? { countryCode: code, mobile: parted.national } : undefined;
}

/** The code by which a guest's order belongs to the contact's phone. Source: decision 40. */
export function GuestCode({ id, contact, value, error, onChange }: GuestCodeProps) {
  const t = useMessages('booking-form');
  const { mutateAsync } = useSendCode({ announce: 'answers' });
  const sending = useCodeSending('booking', mutateAsync);
  const [unreadable, setUnreadable] = useState<string>();
  return (
    <div className={styles.below}>
      <CodeField
        id={id}
        label={t('contact.code')}
        value={value}
        error={unreadable === contact.phone ? t('contact.codePhone') : error}
        hint={t('contact.codeHint')}
        wait={sending.wait}
        busy={sending.busy}
        refusal={sending.refusal}
        onSend={async () => {
          const number = await numberOf(contact);
          setUnreadable(number ? undefined : contact.phone);
          return number !== undefined && sending.send({ purpose: 'booking', ...number });
        }}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
      />
    </div>
  );
}

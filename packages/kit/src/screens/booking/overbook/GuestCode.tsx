import { useSendCode } from '../../../client/codes.ts';
import { CodeField } from '../../../components/code-field/CodeField.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { callingCodes } from '../../../rules/places/calling-codes.ts';
import type { SavedContactTyped } from '../../../validators/saved-people/saved-contact.ts';
import { useCodeSending } from '../../shell/use-code-sending.ts';
import * as styles from './overbook.css.ts';

interface GuestCodeProps {
  contact: SavedContactTyped;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The code by which a guest's order belongs to the contact's phone. Source: decision 40. */
export function GuestCode({ contact, value, error, onChange }: GuestCodeProps) {
  const t = useMessages('booking-form');
  const { mutateAsync } = useSendCode({ announce: 'answers' });
  const sending = useCodeSending('booking', mutateAsync);
  const { phone, phoneCountry } = contact;
  const countryCode = callingCodes.find(({ country }) => country === phoneCountry)?.code ?? '86';
  const mobile = phone.replace(/\D/g, '');
  return (
    <div className={styles.below}>
      <CodeField
        label={t('contact.code')}
        value={value}
        error={error}
        hint={t('contact.codeHint')}
        wait={sending.wait}
        busy={sending.busy}
        refusal={sending.refusal}
        onSend={async () => mobile.length >= 4 && sending.send({ purpose: 'booking', countryCode, mobile })}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
      />
    </div>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import type { NoticeSlug } from '../../../rules/notices/notices.ts';
import type { BookingInUse } from './use-booking.ts';
import * as styles from './overbook.css.ts';

interface AgreementsProps extends Pick<BookingInUse, 'draft' | 'change'> {
  /** Id of the checkbox without which nothing is ordered. */
  id: string;
  /** Address of all notices of this booking. */
  noticesHref: string;
  error: string | undefined;
}

/** Consent to the rules, each of which can be read, and the choice to hear of offers. */
export function Agreements({ id, noticesHref, error, draft, change }: AgreementsProps) {
  const t = useMessages('booking-form');
  const { href } = useNavigation();
  const notice = (slug: NoticeSlug) => (words: ReactNode) => (
    <Link href={href('notice', { params: { slug } })}>{words}</Link>
  );
  return (
    <div className={styles.agreements}>
      <Checkbox
        id={id}
        label={t.rich('agree', {
          conditions: notice('conditions-of-carriage'),
          goods: notice('dangerous-goods'),
          fare: (words: ReactNode) => <Link href={noticesHref}>{words}</Link>,
        })}
        error={error}
        checked={draft.agreed}
        onChange={({ target }) => change({ agreed: target.checked })}
      />
      <Checkbox
        label={t('marketing')}
        checked={draft.marketing}
        onChange={({ target }) => change({ marketing: target.checked })}
      />
    </div>
  );
}

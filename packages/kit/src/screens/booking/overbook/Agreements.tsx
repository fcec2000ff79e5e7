import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import type { NoticeSlug } from '../../../rules/notices/notices.ts';
import * as styles from './overbook.css.ts';
import { useDraft, useMissing, useWay } from './under-way.tsx';

interface AgreementsProps {
  /** Id of the checkbox without which nothing is ordered. */
  id: string;
  /** Address of all notices of this booking. */
  noticesHref: string;
}

/** Consent to the rules, each of which can be read, and the choice to hear of offers. */
export const Agreements = (props: AgreementsProps) => (
  <div className={styles.agreements}>
    <Agreed {...props} />
    <Marketing />
  </div>
);

function Agreed({ id, noticesHref }: AgreementsProps) {
  const t = useMessages('booking-form');
  const { href } = useNavigation();
  const { change } = useWay();
  const agreed = useDraft((draft) => draft.agreed);
  const missing = useMissing((draft) => !draft.agreed);
  const notice = (slug: NoticeSlug) => (words: ReactNode) => (
    <Link href={href('notice', { params: { slug } })}>{words}</Link>
  );
  return (
    <Checkbox
      id={id}
      label={t.rich('agree', {
        conditions: notice('conditions-of-carriage'),
        goods: notice('dangerous-goods'),
        fare: (words: ReactNode) => <Link href={noticesHref}>{words}</Link>,
      })}
      error={missing ? t('agree.required') : undefined}
      checked={agreed}
      onChange={({ target }) => change({ agreed: target.checked })}
    />
  );
}

function Marketing() {
  const t = useMessages('booking-form');
  const { change } = useWay();
  const marketing = useDraft((draft) => draft.marketing);
  return (
    <Checkbox
      label={t('marketing')}
      checked={marketing}
      onChange={({ target }) => change({ marketing: target.checked })}
    />
  );
}

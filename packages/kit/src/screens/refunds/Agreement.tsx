import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import type { NoticeSlug } from '../../rules/notices/notices.ts';
import type { ToldParts } from './told-parts.ts';
import * as styles from './refunds.css.ts';

interface AgreementProps extends ToldParts {
  count: number;
  /** Notice with the rules. */
  notice: NoticeSlug;
}

/** The irreversible loss, and the rules: agreed to last, before the button works. */
export function Agreement({ draft, change, problems, count, notice }: AgreementProps) {
  const t = useMessages('refund-form');
  const notices = useMessages('notices');
  const { href } = useNavigation();
  return (
    <div className={styles.agreement} data-part="agreed">
      <h2 className={styles.agreementTitle}>
        <Icon name="alert" size={20} />
        {t('loss')}
      </h2>
      <p>{t('loss.text', { count })}</p>
      <p>{t('loss.extras')}</p>
      <Checkbox
        label={t.rich('agree', {
          notice: notices(notice),
          rules: (words) => <Link href={href('notice', { params: { slug: notice } })}>{words}</Link>,
        })}
        error={problems?.agreed ? t('agree.required') : undefined}
        checked={draft.agreed}
        onChange={({ target }) => change({ agreed: target.checked })}
      />
    </div>
  );
}

import { AgreementLine } from '../../../components/agreement/AgreementLine.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import * as styles from './login.css.ts';

/** Terms that signing in agrees to, and whom to call. */
export function LoginFoot() {
  const t = useMessages('sign-in');
  const { hotline } = useConfig();
  return (
    <footer className={styles.foot}>
      <AgreementLine say={(links) => t.rich('agree', links)} />
      <Link
        look="plain"
        className={styles.hotline}
        href={`tel:${hotline}`}
        aria-label={t('hotline', { hotline })}
      >
        <Icon name="phone" size={16} />
        {hotline}
      </Link>
    </footer>
  );
}

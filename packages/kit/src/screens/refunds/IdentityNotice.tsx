import { useMemberAccount } from '../../client/account/member-account.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { identityLacks } from '../../rules/member-account.ts';

/** Told before anything is chosen: without a name, a number and a phone nothing is given back online. */
export function IdentityNotice({ className }: { className?: string }) {
  const t = useMessages('return-ticket');
  const { href } = useNavigation();
  const account = useMemberAccount();
  if (!account.data || identityLacks(account.data) === undefined) return null;
  return (
    <Notice
      className={className}
      tone="attention"
      title={t('identity.need')}
      action={<Link href={href('refundIdentity')}>{t('identity')}</Link>}
    >
      {t('identity.needText')}
    </Notice>
  );
}

import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';

/** The ways to both passwords and to what the member likes. */
export function Security({ pointsPasswordSet }: { pointsPasswordSet: boolean }) {
  const t = useMessages('account');
  const { href } = useNavigation();
  return (
    <Section title={t('security')}>
      <ListCard>
        <ListRow icon="lock" label={t('security.login')} href={href('editLoginPassword')} />
        <ListRow
          icon="shield"
          label={t('security.points')}
          detail={t('security.pointsText')}
          value={t(pointsPasswordSet ? 'security.set' : 'security.unset')}
          href={href('identityCheck', { query: { next: 'pointsPassword' } })}
        />
        <ListRow icon="seat" label={t('security.preferences')} href={href('preferences')} />
      </ListCard>
    </Section>
  );
}

import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';

/** Cases that cannot be handled online. */
export function CounterCases() {
  const t = useMessages('check-in');
  return (
    <Section title={t('rules.needs')}>
      <ListCard>
        <ListRow icon="person" label={t('rules.needs.child')} />
        <ListRow icon="seat" label={t('rules.needs.help')} />
        <ListRow icon="id-card" label={t('rules.needs.name')} />
      </ListCard>
    </Section>
  );
}

import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { NoticeSlug } from '../../rules/notices/notices.ts';

/** Notices to read about what a screen does, at its end. */
export function NoticeLinks({ notices }: { notices: readonly NoticeSlug[] }) {
  const t = useMessages('notices');
  const { href } = useNavigation();
  return (
    <Section title={t('more')}>
      <ListCard look="open">
        {notices.map((slug) => (
          <ListRow key={slug} label={t(slug)} href={href('notice', { params: { slug } })} />
        ))}
      </ListCard>
    </Section>
  );
}

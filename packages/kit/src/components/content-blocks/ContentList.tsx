import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { BlockOf } from './types.ts';

interface ContentListProps {
  block: BlockOf<'list'>;
  hrefOf: (to: string) => string | undefined;
}

/** Things side by side; one with a known destination leads there. */
export function ContentList({ block: { title, items }, hrefOf }: ContentListProps) {
  return (
    <Section title={title}>
      <ListCard look="open">
        {items.map((item) => (
          <ListRow
            key={item.title}
            label={item.title}
            detail={item.text}
            href={item.to === undefined ? undefined : hrefOf(item.to)}
          />
        ))}
      </ListCard>
    </Section>
  );
}

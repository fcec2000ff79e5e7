import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './BeneficiaryList.css.ts';

/** Widths of name, document and status, CSS px, uneven as real ones are. */
const rows = [
  [88, 168, 72],
  [104, 184, 112],
  [80, 152, 72],
] as const;

/** Heading and rows of the list while it is on its way, as high as those that come. */
export function BeneficiaryListSkeleton(root: RootProps<HTMLDivElement>) {
  const t = useMessages('beneficiaries');
  return (
    <div {...root} aria-hidden="true">
      <Section title={t('list.head')}>
        <ListCard look="open">
          {rows.map(([name, document, status]) => (
            <ListRow
              key={name}
              start={<Skeleton shape="round" inlineSize={44} blockSize={44} />}
              label={<Skeleton line="strong" inlineSize={name} />}
              detail={
                <span className={styles.lines}>
                  <Skeleton line="small" inlineSize={document} />
                  <Skeleton line="small" inlineSize={status} />
                </span>
              }
            />
          ))}
        </ListCard>
      </Section>
    </div>
  );
}

import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { nameDifference, type NamePart } from '../../rules/retro/name-difference.ts';
import * as styles from './NamesCompared.css.ts';

export interface NamesComparedProps extends RootProps<HTMLDListElement> {
  /** As the ticket has it: `ZHANG/SHAN`. */
  ticketName: string;
  /** As the programme has it. */
  memberName: string;
}

/** Both names above each other; the letters that differ are marked, and told to those who do not see it. */
export function NamesCompared({ ticketName, memberName, className, ...root }: NamesComparedProps) {
  const t = useMessages('retro');
  const { ticket, member } = nameDifference(ticketName, memberName);
  const rows = [
    ['name.ticket', ticket],
    ['name.member', member],
  ] as const;
  return (
    <dl {...root} className={classNames(styles.names, className)}>
      {rows.map(([key, parts]) => (
        <NameRow key={key} label={t(key)} parts={parts} />
      ))}
    </dl>
  );
}

function NameRow({ label, parts }: { label: string; parts: readonly NamePart[] }) {
  const t = useMessages('retro');
  const letters = parts.filter(({ differs }) => differs).map(({ text }) => text);
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.name}>
        {parts.map(({ start, text, differs }) =>
          differs ? (
            <mark key={start} className={styles.differs}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {letters.length > 0 && (
          <VisuallyHidden>{t('name.differs', { letters: letters.join(', ') })}</VisuallyHidden>
        )}
      </dd>
    </>
  );
}

import { Fragment, type ReactNode } from 'react';
import type { Notice } from '../../contracts/home/home.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './NoticeList.css.ts';

export type { Notice };

export interface NoticeListProps extends RootProps<HTMLUListElement> {
  /** Newest first. */
  notices: readonly Notice[];
  /** A row was pressed: show the whole text. */
  onSelect: (notice: Notice) => void;
  /** Row of a notice, a `ListRow`, in place of its own. */
  children?: ((notice: Notice) => ReactNode) | undefined;
}

/** Notices by title and date; those that concern the member's journey say so. */
export function NoticeList({ notices, onSelect, children, ...root }: NoticeListProps) {
  const rowOf = children ?? ((notice) => <NoticeRow notice={notice} onSelect={onSelect} />);
  return (
    <ListCard {...root} look="open">
      {notices.map((notice) => (
        <Fragment key={notice.id}>{rowOf(notice)}</Fragment>
      ))}
    </ListCard>
  );
}

function NoticeRow({ notice, onSelect }: { notice: Notice; onSelect: (notice: Notice) => void }) {
  const t = useMessages('home');
  const formats = useFormats();
  return (
    <ListRow
      label={notice.title}
      detail={
        <span className={styles.detail}>
          {notice.affectsTrip === true && <Badge tone="attention">{t('notices.affects')}</Badge>}
          <time dateTime={notice.date}>{formats.date(notice.date, 'monthDay')}</time>
        </span>
      }
      onClick={() => onSelect(notice)}
    />
  );
}

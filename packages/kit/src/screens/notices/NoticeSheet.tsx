import type { Notice } from '../../components/notice-list/NoticeList.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import type { LazySheetProps } from '../shell/use-lazy-sheet.ts';
import * as styles from './NoticeSheet.css.ts';

export interface NoticeSheetProps extends LazySheetProps {
  notice: Notice;
}

/** The whole text of one notice. */
export function NoticeSheet({ notice, open, onClose }: NoticeSheetProps) {
  const t = useMessages('home');
  const { date } = useFormats();
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={notice.title}
      closeLabel={t('notices.close')}
    >
      <p className={styles.date}>
        {notice.affectsTrip === true && <Badge tone="attention">{t('notices.affects')}</Badge>}
        <time dateTime={notice.date}>{date(notice.date, 'date')}</time>
      </p>
      <p className={styles.body}>{notice.body}</p>
    </Sheet>
  );
}

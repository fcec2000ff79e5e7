import { useState } from 'react';
import { NoticeList, type Notice } from '../../components/notice-list/NoticeList.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { NoticeSheet } from '../notices/NoticeSheet.tsx';
import type { LazySheetProps } from '../shell/use-lazy-sheet.ts';

export interface NoticesSheetProps extends LazySheetProps {
  /** Newest first. */
  notices: readonly Notice[];
}

/** The airline's notices; the whole text of one comes in its place, and closing it leads back to them. */
export function NoticesSheet({ open, onClose, notices }: NoticesSheetProps) {
  const t = useMessages('mine');
  const home = useMessages('home');
  const [read, setRead] = useState<Notice>();
  if (open && read) return <NoticeSheet notice={read} open onClose={() => setRead(undefined)} />;
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('notices.title')}
      closeLabel={t('close')}
    >
      {notices.length > 0 ? (
        <NoticeList notices={notices} onSelect={setRead} />
      ) : (
        <p>{home('notices.empty')}</p>
      )}
    </Sheet>
  );
}

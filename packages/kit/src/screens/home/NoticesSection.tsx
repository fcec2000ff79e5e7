import { useEffect } from 'react';
import type { Notice } from '../../components/notice-list/NoticeList.tsx';
import { useNotices } from '../../client/home/home.ts';
import { NoticeList } from '../../components/notice-list/NoticeList.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Section } from '../../primitives/card/Section.tsx';
import { QuietFailure } from './QuietFailure.tsx';
import { Waiting } from './Waiting.tsx';
import * as styles from './home.css.ts';

/** A notice with its day in words: formats come with the notices, not with the first page. */
export interface DatedNotice {
  readonly notice: Notice;
  readonly day: string;
}

export interface NoticesSectionProps {
  /** Receives the notices that came, for the search. */
  onRead: (notices: readonly DatedNotice[]) => void;
  onOpen: (notice: Notice) => void;
}

/** The airline's notices. Last, so that its length moves nothing. */
export function NoticesSection({ onRead, onOpen }: NoticesSectionProps) {
  const t = useMessages('home');
  const { date } = useFormats();
  const { data, isError, isFetching, refetch } = useNotices();
  useEffect(() => {
    if (data) onRead(data.notices.map((notice) => ({ notice, day: date(notice.date, 'monthDay') })));
  }, [data, date, onRead]);
  return (
    <Section title={t('notices.title')}>
      {data ? (
        data.notices.length > 0 ? (
          <NoticeList notices={data.notices} onOpen={onOpen} />
        ) : (
          <p className={styles.quiet}>{t('notices.empty')}</p>
        )
      ) : isError ? (
        <QuietFailure text={t('notices.failed')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Waiting shape="notices" />
      )}
    </Section>
  );
}

import type { Notice } from '../../components/notice-list/NoticeList.tsx';
import { useNotices } from '../../client/home/home.ts';
import { NoticeList } from '../../components/notice-list/NoticeList.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { QuietFailure } from './QuietFailure.tsx';
import { Waiting } from './Waiting.tsx';
import * as styles from './home.css.ts';

export interface NoticesSectionProps {
  onSelect: (notice: Notice) => void;
}

/** The airline's notices. Last, so that its length moves nothing. */
export function NoticesSection({ onSelect }: NoticesSectionProps) {
  const t = useMessages('home');
  const { data, isError, isFetching, refetch } = useNotices();
  return (
    <Section title={t('notices.title')}>
      {data ? (
        data.notices.length > 0 ? (
          <NoticeList notices={data.notices} onSelect={onSelect} />
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

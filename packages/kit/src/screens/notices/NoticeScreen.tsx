import { Suspense, useEffect } from 'react';
import { NoticeSkeleton } from '../../components/notice-text/NoticeSkeleton.tsx';
import { NoticeText } from '../../components/notice-text/NoticeText.tsx';
import { useHost } from '../../host/context.tsx';
import { retryPacks } from '../../messages/pack.ts';
import { useMessages } from '../../messages/provider.tsx';
import { usePlace } from '../../navigation/provider.tsx';
import { FailedState } from '../../primitives/states/FailedState.tsx';
import { isNoticeSlug, type NoticeSlug } from '../../rules/notices/notices.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { Boundary } from '../shell/Boundary.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { NoticeEditionFacts, OtherNotices } from './NoticeBeside.tsx';
import * as styles from './NoticeScreen.css.ts';

/** /notice/:slug: one notice of the airline in its present edition, at the section that the address names. An unknown name is not found. */
export function NoticeScreen() {
  const { params, query } = usePlace('notice');
  const { slug = '' } = params;
  return isNoticeSlug(slug) ? <NoticePage key={slug} slug={slug} section={query.section} /> : <NotFound />;
}

interface NoticePageProps {
  slug: NoticeSlug;
  /** Section of it that was asked for. */
  section: string | undefined;
}

function NoticePage({ slug, section }: NoticePageProps) {
  const t = useMessages('notices');
  return (
    <Frame title={t(slug)} wide silent>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Boundary fallback={(_, retry) => <Unread onRetry={retry} />}>
            <Suspense fallback={<NoticeSkeleton />}>
              <NoticeText notice={slug} section={section} />
              <KeptForLater />
            </Suspense>
          </Boundary>
        </div>
        <div className={styles.side}>
          <NoticeEditionFacts slug={slug} />
          <OtherNotices slug={slug} />
        </div>
      </div>
    </Frame>
  );
}

/** From now on the notices open without a network too. Drawn once the text is there. */
function KeptForLater() {
  const host = useHost();
  useEffect(() => {
    void host
      .device()
      .then((device) => device.openWithoutNetwork())
      .catch(() => undefined);
  }, [host]);
  return null;
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('notices');
  const shell = useMessages('shell');
  const { hotline } = useConfig();
  return (
    <FailedState
      drawing="failed"
      title={t('failed')}
      text={t('failed.text')}
      retry={{
        label: shell('retry'),
        onClick: () => {
          retryPacks();
          onRetry();
        },
      }}
      hotline={{ label: shell('call'), number: hotline }}
    />
  );
}

import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { WriteRefused } from '../WriteRefused.tsx';
import type { Cancelling } from './use-cancelling.ts';

/** What came of cancelling, where it is not plain success. */
export function CancelNotice({ cancelling: { now, check } }: { cancelling: Cancelling }) {
  const t = useMessages('check-in');
  switch (now.state) {
    case 'refused':
      return <WriteRefused failure={now.failure} />;
    case 'absent':
      return (
        <Notice tone="info" title={t('cancel.still')} live>
          {t('cancel.stillText')}
        </Notice>
      );
    case 'unknown':
    case 'checking':
      return (
        <Notice
          tone="attention"
          title={t('cancel.unknown')}
          live
          action={
            <Button
              variant="tinted"
              size="medium"
              busy={now.state === 'checking'}
              onClick={() => void check()}
            >
              {t('unknown.check')}
            </Button>
          }
        >
          {t('unknown.text')}
        </Notice>
      );
    default:
      return null;
  }
}

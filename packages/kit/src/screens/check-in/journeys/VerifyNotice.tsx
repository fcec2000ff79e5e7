import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { WriteRefused } from '../WriteRefused.tsx';
import type { Verifying } from './use-verifying.ts';

/** What came of checking a document, where it is not plain success. */
export function VerifyNotice({ now }: Pick<Verifying, 'now'>) {
  const t = useMessages('check-in');
  switch (now.state) {
    case 'refused':
      return <WriteRefused failure={now.failure} />;
    case 'absent':
      return (
        <Notice tone="info" title={t('verify.absent')} live>
          {t('verify.absentText')}
        </Notice>
      );
    case 'unknown':
    case 'checking':
      return (
        <Notice tone="attention" title={t('verify.unknown')} live>
          {t('unknown.text')}
        </Notice>
      );
    default:
      return null;
  }
}

import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import * as styles from './refunds.css.ts';

interface RequestNoticesProps {
  request: RefundRequest;
  /** Documents can be handed in: those that are there, and samples of good ones, are a tap away. */
  hasProof: boolean;
}

/** Words of the airline about the whole request. */
export function RequestNotices({
  request: { requestNo, wanted, suspension, rejection },
  hasProof,
}: RequestNoticesProps) {
  const t = useMessages('refund-request');
  const { href } = useNavigation();
  const proof = hasProof && (
    <Link href={href('refundProofResult', { query: { request: requestNo } })}>{t('proof.see')}</Link>
  );
  return (
    <div className={styles.list}>
      {rejection !== undefined && (
        <Notice tone="error" title={t('rejection')} action={proof}>
          {rejection}
        </Notice>
      )}
      {wanted !== undefined && (
        <Notice tone="attention" title={t('wanted')} action={rejection === undefined && proof}>
          {wanted}
        </Notice>
      )}
      {suspension !== undefined && (
        <Notice tone="attention" icon="clock" title={t('suspension')}>
          {suspension}
        </Notice>
      )}
    </div>
  );
}

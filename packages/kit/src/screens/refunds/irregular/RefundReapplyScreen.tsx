import type { RefundRequest } from '../../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { actionsOf } from '../../../rules/refunds/request.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useNow } from '../../shell/use-now.ts';
import { Resubmit } from '../Resubmit.tsx';
import { RequestAt } from './RequestAt.tsx';
import * as styles from './irregular.css.ts';

/** /returnTicket/reapply: hands a rejected request in again, or adds what the airline has asked for. */
export function RefundReapplyScreen() {
  const t = useMessages('return-ticket');
  const { request: number } = usePlace('refundReapply').query;
  return (
    <RequestAt number={number} title={t('reapply')} failed={t('result.failed')}>
      {(request) => <Reapply key={request.requestNo} request={request} />}
    </RequestAt>
  );
}

function Reapply({ request }: { request: RefundRequest }) {
  const t = useMessages('return-ticket');
  const navigation = useNavigation();
  const { requestNo: number, rejection, wanted } = request;
  const possible = actionsOf(request, useNow() ?? 0).some((action) => action !== 'difference');
  const address = { query: { request: number } } as const;
  return (
    <Frame title={t('reapply')}>
      {possible ? (
        <>
          {(rejection ?? wanted) !== undefined && <Notice tone="attention">{rejection ?? wanted}</Notice>}
          <div className={styles.below}>
            <Resubmit request={request} onDone={() => navigation.returnTo('ticketRefundDetail', address)} />
          </div>
        </>
      ) : (
        <EmptyState
          drawing="order"
          title={t('reapply.closed')}
          text={t('reapply.closedText')}
          action={
            <Button variant="outline" size="medium" href={navigation.href('ticketRefundDetail', address)}>
              {t('detail')}
            </Button>
          }
        />
      )}
    </Frame>
  );
}

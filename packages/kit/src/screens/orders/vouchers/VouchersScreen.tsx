import { useState } from 'react';
import { useReimbursement } from '../../../client/orders/orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { OneVoucher } from './OneVoucher.tsx';
import { RequestForm } from './RequestForm.tsx';
import * as styles from './vouchers.css.ts';

/** /order/credential: vouchers for reimbursement of an order's tickets: asked for, issued, or the paper of older ones. */
export function VouchersScreen() {
  const t = useMessages('reimbursement');
  const { order } = usePlace('vouchers').query;
  return (
    <Frame title={t('title')}>
      {order === undefined ? <NoOrder /> : <Vouchers key={order} orderNo={order} />}
    </Frame>
  );
}

function NoOrder() {
  const t = useMessages('reimbursement');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="order"
      title={t('choose')}
      text={t('choose.text')}
      action={
        <Button variant="outline" size="medium" href={href('orders', { query: { kind: 'ticket' } })}>
          {t('choose.action')}
        </Button>
      }
    />
  );
}

function Vouchers({ orderNo }: { orderNo: string }) {
  const t = useMessages('reimbursement');
  const read = useReimbursement(orderNo);
  const [asked, setAsked] = useState<string>();
  return (
    <Reading read={read} title={t('failed')}>
      {({ vouchers, unreadable }) => {
        const open = vouchers.filter(({ state, why }) => state === 'open' && why === undefined);
        return (
          <Listed
            count={vouchers.length}
            unreadable={unreadable}
            empty={<EmptyState drawing="order" title={t('none')} text={t('none.text')} />}
          >
            <div>
              <p className={styles.intro}>{t('intro')}</p>
              {vouchers.map((voucher) => (
                <OneVoucher
                  key={voucher.ticketNo}
                  orderNo={orderNo}
                  voucher={voucher}
                  leads={voucher.ticketNo === asked}
                />
              ))}
              {open.length > 0 && <RequestForm orderNo={orderNo} vouchers={open} onSent={setAsked} />}
            </div>
          </Listed>
        );
      }}
    </Reading>
  );
}

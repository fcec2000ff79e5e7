import { useSignedIn } from '../../../client/account/signed-in.ts';
import { isOtherOrder, orderRefusedAs } from '../../../client/booking/ordering.ts';
import { useClient } from '../../../client/provider.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import type { VerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { useOfBooking } from './under-way.tsx';

interface OrderNoticeProps {
  write: VerifiedMutation<unknown>;
}

/** Outcome of ordering, where it is not plain success; a refusal says what to do, with the way there. */
export function OrderNotice({ write }: OrderNoticeProps) {
  const t = useMessages('booking-form');
  const refused = write.state === 'refused' ? orderRefusedAs(write.failure) : undefined;
  const other = write.state === 'refused' && isOtherOrder(write.failure);
  return (
    <OutcomeNotice
      write={write}
      words={{
        unknown: t('outcome.unknown'),
        absent: t('outcome.absent'),
        absentText: t('outcome.absentText'),
        refused: t('refused'),
      }}
      refusal={
        refused || other
          ? () =>
              refused === 'booking.duplicate' ? (
                <Duplicate />
              ) : (
                <Notice tone="error" title={t('refused')} live>
                  {t(`refused.${refused ? (refused.slice('booking.'.length) as RefusedKey) : 'otherOrder'}`)}
                </Notice>
              )
          : undefined
      }
    />
  );
}

type RefusedKey = NonNullable<ReturnType<typeof orderRefusedAs>> extends `booking.${infer Key}` ? Key : never;

/** Somebody flies on one of the flights already: a member sees the order, a guest signs in with the phone that it was made with. */
function Duplicate() {
  const t = useMessages('booking-form');
  const shell = useMessages('shell');
  const { href } = useNavigation();
  const { login } = useClient();
  const { hotline } = useConfig();
  const signedIn = useSignedIn();
  const { candidates } = useOfBooking(({ people }) => people);
  const orderNo = candidates.find(({ obstacle }) => obstacle === 'onBoard')?.orderNo;
  const order = orderNo === undefined ? href('orderHub') : href('orderDetail', { params: { id: orderNo } });
  return (
    <Notice
      tone="error"
      title={t('refused')}
      live
      action={
        <Button variant="outline" size="medium" {...(signedIn ? { href: order } : { onClick: login })}>
          {signedIn ? t(orderNo === undefined ? 'refused.toOrders' : 'obstacle.seeOrder') : shell('signIn')}
        </Button>
      }
    >
      {signedIn ? t('refused.duplicate') : t('refused.duplicateGuest', { hotline })}
    </Notice>
  );
}

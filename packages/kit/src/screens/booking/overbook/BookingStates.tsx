import type { ReactNode } from 'react';
import { orderRefusedAs } from '../../../client/booking/ordering.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { addressQuery } from '../flight-list/list-address.ts';
import type { BookingAddress } from '../booking-address.ts';
import type { Booking } from './derive.ts';
import type { BookingInUse } from './use-booking.ts';
import * as styles from './overbook.css.ts';

/** Props of a page of the booking, once the booking can go on. */
export interface BookingPageProps {
  booking: Booking;
  address: BookingAddress;
  of: BookingInUse;
}

export interface BookingStatesProps {
  title: string;
  of: Pick<BookingInUse, 'address' | 'read' | 'booking'>;
  /** Content of a booking that can go on. */
  children: (booking: Booking, address: BookingAddress) => ReactNode;
}

/** Why a page of the booking cannot be shown: no choice, no answer, or an offer that is gone; else the page. */
export function BookingStates({ title, of: { address, read, booking }, children }: BookingStatesProps) {
  const t = useMessages('booking-form');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  if (!address) return <NoChoice title={title} />;
  const toList = (
    <Button
      variant="outline"
      size="medium"
      href={href('flightList', { query: addressQuery({ search: address.search, step: 1, chosen: [] }) })}
    >
      {t('toList')}
    </Button>
  );
  const gone = (name: string, text: string) => (
    <Frame title={title}>
      <EmptyState drawing="not-found" title={name} text={text} action={toList} />
    </Frame>
  );
  if (read.error && orderRefusedAs(read.error) === 'booking.offerUnknown')
    return gone(t('gone'), t('goneText'));
  const state = read.data?.state;
  if (state === 'soldOut') return gone(t('soldOut'), t('soldOutText'));
  if (state === 'expired') return gone(t('expired'), t('expiredText'));
  if (read.data && !booking) return gone(t('unreadable'), t('unreadableText'));
  if (booking && !booking.sum) return gone(t('unpriced'), t('unpricedText', { hotline }));
  if (booking) return children(booking, address);
  return (
    <Frame title={title}>
      <ReadStates read={read} title={t('load.failed')} note={t('load.note')}>
        <div className={styles.skeleton}>
          <Skeleton inlineSize="100%" blockSize={180} />
          <Skeleton inlineSize="100%" blockSize={140} />
          <Skeleton inlineSize="100%" blockSize={220} />
        </div>
      </ReadStates>
    </Frame>
  );
}

/** An address that does not say what is booked. */
export function NoChoice({ title }: { title: string }) {
  const t = useMessages('booking-form');
  const { href } = useNavigation();
  return (
    <Frame title={title}>
      <EmptyState
        drawing="not-found"
        title={t('noChoice')}
        text={t('noChoiceText')}
        action={
          <Button variant="outline" size="medium" href={href('flightSearch')}>
            {t('toSearch')}
          </Button>
        }
      />
    </Frame>
  );
}

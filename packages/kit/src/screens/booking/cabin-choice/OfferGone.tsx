import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { ToList } from './ToList.tsx';

export interface OfferGoneProps {
  offer: FlightOffer;
  listHref: string;
}

/** A flight without a fare: sold out, or its fares could not be read. */
export function OfferGone({ offer: { unreadFares }, listHref }: OfferGoneProps) {
  const t = useMessages('cabin-choice');
  const { hotline } = useConfig();
  const toList = <ToList href={listHref} />;
  return unreadFares > 0 ? (
    <EmptyState
      drawing="failed"
      title={t('unreadable')}
      text={t('unreadableText', { hotline })}
      action={toList}
    />
  ) : (
    <EmptyState drawing="not-found" title={t('soldOut')} text={t('goneText')} action={toList} />
  );
}

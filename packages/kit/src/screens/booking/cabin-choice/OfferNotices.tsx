import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { Party } from '../../../rules/booking/party.ts';
import { countOf } from '../../../rules/booking/party.ts';
import { useToday } from '../../shell/use-today.ts';
import * as styles from './cabin-choice.css.ts';

/** Whether a product may not be bought by so many passengers. */
export const breaksLimit = ({ productLimit }: FlightOffer, party: Party): boolean =>
  productLimit?.passengers !== undefined && productLimit.passengers !== countOf(party);

export interface OfferNoticesProps {
  offer: FlightOffer;
  party: Party;
  /** Where the number of passengers is changed. */
  searchHref: string;
}

/** Facts to know before a fare is chosen: waitlist, product limit, and until when the prices are kept. */
export function OfferNotices({ offer, party, searchHref }: OfferNoticesProps) {
  const t = useMessages('cabin-choice');
  const { until } = useToldDays(useToday());
  const { waitlist, productLimit, expires } = offer;
  const breaks = breaksLimit(offer, party);
  if (!waitlist && !productLimit && expires === undefined) return null;
  return (
    <div className={styles.notices}>
      {waitlist && (
        <Notice tone="attention" title={t('waitlist')}>
          {t('waitlistText')}
        </Notice>
      )}
      {productLimit && (
        <Notice
          tone="attention"
          title={t('limit')}
          action={breaks && <Link href={searchHref}>{t('limit.change')}</Link>}
        >
          {productLimit.passengers !== undefined && (
            <p>{t('limit.passengers', { count: productLimit.passengers, chosen: countOf(party) })}</p>
          )}
          {productLimit.members && <p>{t('limit.members')}</p>}
        </Notice>
      )}
      {expires !== undefined && (
        <Notice tone="info" icon="clock">
          {t.rich('keptUntil', { time: until(expires), b: (words) => <b>{words}</b> })}
        </Notice>
      )}
    </div>
  );
}

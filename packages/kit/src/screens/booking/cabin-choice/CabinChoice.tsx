import { FareFamilies } from '../../../components/fare-families/FareFamilies.tsx';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { RequestFailed } from '../../shell/RequestFailed.tsx';
import { useNow } from '../../shell/use-now.ts';
import { addressQuery } from '../flight-list/list-address.ts';
import { wayTo } from '../flight-list/ways.ts';
import { CabinBar } from './CabinBar.tsx';
import type { ChoiceAddress } from '../choice-address.ts';
import { ChoiceAnswered } from './ChoiceAnswered.tsx';
import { OfferBand } from './OfferBand.tsx';
import { OfferExpired } from './OfferExpired.tsx';
import { OfferGone } from './OfferGone.tsx';
import { OfferNotices } from './OfferNotices.tsx';
import { useCabinChoice } from './use-cabin-choice.ts';
import { useListHref } from './use-list-href.ts';
import * as styles from './cabin-choice.css.ts';

export interface CabinChoiceProps {
  choice: ChoiceAddress;
  /** Offers of every segment so far, the one whose fare is chosen last. */
  offers: readonly FlightOffer[];
  /** When its prices were told. */
  told: string | undefined;
  onAskAgain: () => void;
}

/** The fares of one flight, the price of the whole journey so far, and the check before the next step. */
export function CabinChoice({ choice, offers, told, onAskAgain }: CabinChoiceProps) {
  const t = useMessages('cabin-choice');
  const { date } = useFormats();
  const { hotline } = useConfig();
  const now = useNow();
  const { search, step } = choice;
  const offer = offers.at(-1);
  const choosing = useCabinChoice(choice, offers, onAskAgain);
  const { chosen, prices, choosing: asked } = choosing;
  const listHref = useListHref(choice);
  if (!offer) return null;
  const band = <OfferBand offer={offer} step={step} count={search.segments.length} />;
  if (offer.fares.length === 0)
    return (
      <Frame title={t('title')} band={band}>
        <OfferGone offer={offer} listHref={listHref} />
      </Frame>
    );
  if (choosing.over)
    return (
      <Frame title={t('title')} band={band}>
        <OfferExpired expires={offer.expires} onAskAgain={choosing.askAgain} />
      </Frame>
    );
  if (asked.state === 'answered')
    return (
      <ChoiceAnswered
        answer={asked.answer}
        band={band}
        offer={offer}
        prices={prices}
        listHref={listHref}
        onAccept={choosing.accept}
        onOther={choosing.chooseOther}
      />
    );
  return (
    <Frame
      wide
      title={t('title')}
      band={band}
      footer={<CabinBar choice={choice} offer={offer} choosing={choosing} />}
    >
      {asked.state === 'failed' && (
        <RequestFailed
          title={t('verifyFailed')}
          note={t('unchanged')}
          failure={asked.failure}
          onRetry={choosing.check}
        />
      )}
      <OfferNotices
        offer={offer}
        party={search}
        searchHref={wayTo('flightSearch', addressQuery({ search, step: 1, chosen: [] }))}
      />
      {now !== undefined && (
        <FareFamilies
          fares={offer.fares}
          departs={offer.legs.map(({ departs }) => departs)}
          now={now}
          passengers={search}
          points={search.points}
          hotline={hotline}
          value={chosen?.fareId}
          onChange={choosing.choose}
        />
      )}
      {(search.children > 0 || search.infants > 0) && <p className={styles.note}>{t('childrenNote')}</p>}
      {told !== undefined && <p className={styles.note}>{t('told', { time: date(told, 'time') })}</p>}
    </Frame>
  );
}

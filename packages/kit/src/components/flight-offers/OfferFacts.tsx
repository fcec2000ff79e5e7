import { Badge } from '../../primitives/badge/Badge.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { FlightOffer } from './types.ts';
import type { OfferWords } from './use-offer-words.ts';
import * as styles from './OfferCard.css.ts';

interface OfferFactsProps {
  offer: FlightOffer;
  words: OfferWords;
  /** The traveller's present flight. */
  own?: boolean;
}

/** Each of several once. */
const each = (values: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

/** Numbers, aircraft, who flies it, how punctual it is, and the waits on the way. */
export function offerFacts({ offer, words, own = false }: OfferFactsProps) {
  const { t } = words;
  const { legs, waits, minutes } = offer;
  const punctuality = legs.length === 1 ? legs[0]?.punctuality : undefined;
  const facts = [
    ...each(legs.map(({ aircraft }) => aircraft)),
    ...(words.way(offer) === undefined ? [] : [t('whole', { time: words.duration(minutes) })]),
    ...(punctuality === undefined ? [] : [t('punctual', { percent: punctuality })]),
    ...each(legs.map(words.operated)),
  ];
  return (
    <div className={styles.facts} data-part="facts">
      {own && (
        <p className={styles.badges}>
          <Badge icon="ticket">{t('own')}</Badge>
        </p>
      )}
      <p className={styles.line}>
        <span className={styles.flightNo}>{legs.map(({ flightNo }) => flightNo).join(' · ')}</span>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </p>
      {waits.length > 0 &&
        waits.map((wait) => <Wait key={`${wait.airport}${wait.minutes}`} wait={wait} words={words} />)}
      {offer.productLimit && <Limit limit={offer.productLimit} words={words} />}
    </div>
  );
}

/** A wait, with its length; another airport to go to is a thing to know before. */
function Wait({ wait, words }: { wait: FlightOffer['waits'][number]; words: OfferWords }) {
  const changes = wait.toAirport !== undefined && wait.toAirport !== wait.airport;
  return (
    <p className={classNames(styles.wait, changes && styles.changes)}>
      <Icon name={changes ? 'swap' : 'clock'} size={16} />
      <span>{words.wait(wait)}</span>
    </p>
  );
}

/** Limits of who may buy it. */
function Limit({
  limit: { passengers, members },
  words: { t },
}: Pick<OfferFactsProps, 'words'> & { limit: NonNullable<FlightOffer['productLimit']> }) {
  return (
    <p className={styles.badges}>
      {passengers !== undefined && (
        <Badge tone="attention">{t('limit.passengers', { count: passengers })}</Badge>
      )}
      {members && <Badge tone="attention">{t('limit.members')}</Badge>}
    </p>
  );
}

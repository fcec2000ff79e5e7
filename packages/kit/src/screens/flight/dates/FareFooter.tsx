import { Amount } from '../../../components/amount/Amount.tsx';
import type { Money } from '../../../rules/money.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { allChosen, nextChoice, type ChosenDays, type DayTrip } from '../../../rules/calendar/choosing.ts';
import { togetherOf } from '../../../rules/calendar/fares.ts';
import type { Day } from '../../../rules/days.ts';
import * as styles from './dates.css.ts';
import { useReturnDays } from './use-return-days.ts';

interface FareFooterProps {
  trip: DayTrip;
  chosen: ChosenDays;
  /** Travellers that the price is for. */
  count: number;
  returnUrl: string | undefined;
  /** Looks for flights on the chosen days, where nobody has asked for them. */
  onSearch: (chosen: ChosenDays) => void;
  prices: {
    readonly priceOf: (way: 'out' | 'back', day: Day | undefined) => Money | undefined;
    readonly gone: (way: 'out' | 'back', day: Day | undefined) => boolean;
  };
}

/** Day to be chosen next, or the price of the chosen days together; and back to the screen that asked, or on to the flights. */
export function FareFooter({ trip, chosen, count, returnUrl, onSearch, prices }: FareFooterProps) {
  const t = useMessages('calendar');
  const search = useMessages('flight-search');
  const { money } = useFormats();
  const giveBack = useReturnDays(returnUrl);
  const whole = allChosen(trip, chosen);
  const gone = prices.gone('out', chosen.out) || prices.gone('back', chosen.back);
  const out = prices.priceOf('out', chosen.out);
  const total = trip === 'OW' ? out : togetherOf(out, prices.priceOf('back', chosen.back));
  return (
    <div className={styles.footer}>
      {gone ? (
        <p className={styles.ask}>{t('gone')}</p>
      ) : whole ? (
        total && (
          <p>
            <span className={styles.ask}>{t(`total.${trip}`, { count })}</span>
            <span className={styles.total}>
              {t.rich('total.from', {
                price: money(total),
                b: () => (
                  <strong className={styles.price}>
                    <Amount value={total} />
                  </strong>
                ),
              })}
            </span>
          </p>
        )
      ) : (
        <p className={styles.ask}>{t(`ask.${trip === 'OW' ? 'one' : nextChoice(trip, chosen)}`)}</p>
      )}
      <Button
        className={styles.confirm}
        disabled={!whole || gone}
        onClick={() => (giveBack ?? onSearch)(chosen)}
      >
        {giveBack ? t('confirm') : search('submit')}
      </Button>
    </div>
  );
}

import type { ChangeQuote } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Consequences } from '../Consequences.tsx';
import { TierEffect } from '../TierEffect.tsx';
import { useBaggageRows } from './use-baggage-rows.ts';
import { useCabinRow } from './use-cabin-row.ts';
import { restOf } from './quoted-party.ts';
import type { PassengerSum } from '../../../components/ticket-change/ChangeSums.tsx';
import type { useAgreement } from '../use-agreement.ts';
import type { Party } from './use-party.ts';
import { CompareWhenAsked } from './CompareWhenAsked.tsx';
import * as styles from './reschedule.css.ts';

interface ConfirmMeaningProps {
  party: Party;
  quote: ChangeQuote;
  /** Ms since 1970. */
  now: number;
  /** Those whom the quote names. */
  passengers: readonly PassengerSum[];
  agreement: ReturnType<typeof useAgreement>;
}

/** Consequences of a change for the rest of the journey and for tiers, the other ways beside it, and the agreement to it. */
export function ConfirmMeaning({ party, quote, now, passengers, agreement }: ConfirmMeaningProps) {
  const t = useMessages('changes');
  const { until } = useToldDays(now);
  const { href } = useNavigation();
  const baggageRows = useBaggageRows();
  const cabinRow = useCabinRow();
  const { going } = party;
  const alongNames = passengers.filter(({ along }) => along).map(({ name }) => name);
  const member = going.find(({ ticket }) => ticket.relation === 'member');
  const earns = quote.passengers.find(({ ticketNo }) => ticketNo === member?.ticket.ticketNo)?.earns;
  return (
    <>
      <Consequences
        rest={restOf(going)}
        told={quote.becomes}
        others={[
          cabinRow(going, quote),
          ...baggageRows(going, quote),
          alongNames.length > 0 && {
            icon: 'people',
            title: t('becomes.along', { names: alongNames.join(t('separator')) }),
            text: t('becomes.along.text'),
          },
          party.splits && { icon: 'orders', title: t('split'), text: t('split.text') },
        ]}
      />
      {member && <TierEffect was={member.leg.earns} is={earns} relation="member" />}
      <CompareWhenAsked travellers={going} now={now} fares={quote.passengers} />
      {quote.expires !== undefined && (
        <p className={styles.note}>{t('keptUntil', { time: until(quote.expires) })}</p>
      )}
      <Checkbox
        name="agree"
        label={t.rich('agree', {
          rules: (words) => (
            <Link
              href={href('notice', {
                params: { slug: 'conditions-of-carriage' },
                query: { section: 'change' },
              })}
            >
              {words}
            </Link>
          ),
        })}
        detail={t('agree.detail')}
        checked={agreement.agreed}
        error={agreement.missing ? t('agree.first') : undefined}
        onChange={({ target }) => agreement.setAgreed(target.checked)}
      />
    </>
  );
}

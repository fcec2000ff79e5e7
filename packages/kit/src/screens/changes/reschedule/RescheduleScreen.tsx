import { useMemo } from 'react';
import { changeRefusedAs, useChangeTickets } from '../../../client/changes/changes.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { useQueryOfAddress } from '../../../navigation/query-of-address.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { firstChoice, type OfferChoice } from '../../../rules/offers/view-offers.ts';
import type { Remembered } from '../../../session/memory.ts';
import { useRemembered } from '../../../session/use-remembered.ts';
import { Frame } from '../../shell/Frame.tsx';
import { NotListed } from '../../shell/NotListed.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import { readChangeAddress, type ChangeAddress } from './address.ts';
import { Cabins, CabinsBand } from './Cabins.tsx';
import { ChangeDone } from './ChangeDone.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { Confirm } from './Confirm.tsx';
import { Days, Flights } from './Flights.tsx';
import { NobodyLeft } from './NobodyLeft.tsx';
import { People } from './People.tsx';
import { OldFlight } from './OldFlight.tsx';
import * as styles from './reschedule.css.ts';
import { useOffers } from './use-offers.ts';
import { isLeft, onlyChoice, useParty } from './use-party.ts';

/** The list of flights as it was left, of one leg of an order: the way to the calendar and back leaves the screen. */
const listLeft: Remembered<{ readonly of: string; readonly choice: OfferChoice }> = {
  name: 'changeFlights',
  none: { of: '', choice: firstChoice },
};

/** /reschedule/index: a change in four steps, and how it ended. */
export function RescheduleScreen() {
  const query = useQueryOfAddress();
  const address = useMemo(() => readChangeAddress(query), [query]);
  const done = query.get('change');
  if (done !== null && done !== '') return <ChangeDone orderNo={done} />;
  return address ? <OfOrder address={address} begins={!query.has('step')} /> : <NoTicket />;
}

/** The address names no ticket. */
function NoTicket() {
  const t = useMessages('changes');
  const { href } = useNavigation();
  return (
    <Frame title={t('title')}>
      <EmptyState
        drawing="order"
        title={t('none')}
        text={t('none.text')}
        action={<Button href={href('rescheduleTicketInquiry')}>{t('toTickets')}</Button>}
      />
    </Frame>
  );
}

interface OfOrderProps {
  address: ChangeAddress;
  /** The address names no step: where there is nothing to choose in the first, the second is shown. */
  begins: boolean;
}

function OfOrder({ address: given, begins }: OfOrderProps) {
  const t = useMessages('changes');
  const { href } = useNavigation();
  const read = useChangeTickets({ orderNo: given.orderNo });
  const now = useNow();
  const [left, leave] = useRemembered(listLeft);
  const of = `${given.orderNo} ${given.leg}`;
  const choice = left.of === of ? left.choice : firstChoice;
  const party = useParty(read.data?.orders[0], given, now);
  const { at, was } = (begins && party && onlyChoice(party)) || {};
  // The same object for the same choice: the list is drawn again for another one.
  const address = useMemo(
    (): ChangeAddress => (at === undefined ? given : { ...given, people: [at], was, step: 'flight' }),
    [given, at, was],
  );
  const { step } = address;
  const choosing = step === 'flight' || step === 'cabin';
  const wide = useWide();
  const nobody = choosing && party !== undefined && isLeft(party);
  const offers = useOffers(address, choosing && !nobody ? party : undefined);
  if (party) {
    // The last step tells besides how an order that was sent has ended.
    if (nobody) return <NobodyLeft {...{ address, party }} />;
    if (step === 'confirm') return <Confirm {...{ address, party }} />;
    const shared = { address, party };
    // In a wide window the flight and its fee stand beside the first step.
    const asideTells = wide && !offers;
    return (
      <ChangeFrame
        stays
        step={step}
        hero={step === 'flight' && offers && <Days {...{ ...shared, offers }} />}
        band={
          asideTells ? undefined : step === 'cabin' && offers ? (
            <CabinsBand {...{ ...shared, offers }} />
          ) : (
            <OldFlight leg={party.leg} />
          )
        }
        party={step === 'cabin' || asideTells ? undefined : party}
      >
        {!offers ? (
          <People {...shared} />
        ) : step === 'cabin' ? (
          <Cabins {...{ ...shared, offers }} />
        ) : (
          <Flights {...{ ...shared, offers, choice }} onChoice={(to) => leave(() => ({ of, choice: to }))} />
        )}
      </ChangeFrame>
    );
  }
  const [order] = read.data?.orders ?? [];
  // An order none of whose tickets can be read on this flight is as good as one that cannot be.
  const lost = order?.unreadable ?? order?.tickets.some(({ legs }) => legs[address.leg] !== undefined);
  const unreadable = lost ? [{ id: given.orderNo }] : read.data?.unreadable;
  const refused = read.error && changeRefusedAs(read.error) !== undefined;
  const gone = refused || (read.data && now !== undefined);
  return (
    <Frame title={t('title')}>
      {gone ? (
        <NotListed id={given.orderNo} unreadable={unreadable}>
          <EmptyState
            drawing="not-found"
            title={t('refused.notFound')}
            text={t('refused.notFoundText')}
            action={
              <Button variant="outline" size="medium" href={href('rescheduleTicketInquiry')}>
                {t('toTickets')}
              </Button>
            }
          />
        </NotListed>
      ) : (
        <ReadStates read={read} title={t('failed')} note={t('unchanged')}>
          <div className={styles.skeleton}>
            <Skeleton inlineSize="100%" blockSize={96} />
            <Skeleton inlineSize="100%" blockSize={220} />
          </div>
        </ReadStates>
      )}
    </Frame>
  );
}

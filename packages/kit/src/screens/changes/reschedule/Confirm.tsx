import { useEffect, useState } from 'react';
import { changeRefusedAs, useChangeQuote } from '../../../client/changes/changes.ts';
import { useReloadOffers } from '../../../client/changes/reload.ts';
import type { ChangeQuote } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { changeQuery } from './address.ts';
import { ChangeOutcome } from './ChangeOutcome.tsx';
import { Confirming } from './Confirming.tsx';
import { NobodyLeft } from './NobodyLeft.tsx';
import type { StepProps } from './People.tsx';
import { PriceChanged } from './PriceChanged.tsx';
import { Unsure } from './Unsure.tsx';
import { useOrdering } from './use-ordering.ts';
import { isLeft, type Party } from './use-party.ts';
import { refusalName, useWaysOut } from './use-ways-out.ts';
import { WaysOut } from './WaysOut.tsx';
import * as styles from './reschedule.css.ts';

/** Answers after which an offer is none any more. */
const over: ReadonlySet<string> = new Set(['expired', 'soldOut', 'change.expired', 'change.soldOut']);

/** The last step: what it costs each passenger, what becomes of the rest, and the payment. */
export function Confirm({ address, party: now }: StepProps) {
  const t = useMessages('changes');
  const told = useWaysOut(address);
  const navigation = useNavigation();
  const reloadOffers = useReloadOffers();
  const ordering = useOrdering(address);
  const { write } = ordering;
  const [accepted, setAccepted] = useState(address.price);
  // An order changes the tickets that it was made for: until its outcome is certain, it is shown as it was sent.
  const [sent, setSent] = useState<{ readonly party: Party; readonly quote: ChangeQuote }>();
  const unknown = isOutcomeUnknown(write);
  const kept = unknown || write.state === 'sending' ? sent : undefined;
  const party = kept?.party ?? now;
  const left = !kept && isLeft(party);
  const { offer: offerId = '', fare: fareId = '', orderNo, leg } = address;
  const wish = { orderNo, ticketNos: [...party.all], leg, offerId, fareId };
  const read = useChangeQuote(left || kept ? undefined : wish);
  const { data = kept?.quote, error } = read;
  const ended = data?.state ?? (error ? changeRefusedAs(error) : undefined);
  const refusedLast = write.state === 'refused' ? changeRefusedAs(write.failure) : undefined;
  const isOver = [ended, refusedLast].some((each) => each !== undefined && over.has(each));
  // The list that the fare comes from would offer it again.
  useEffect(() => {
    if (isOver) void reloadOffers();
  }, [isOver, reloadOffers]);
  const quote = data?.state === 'same' || data?.state === 'changed' ? data : undefined;
  if (unknown && (left || (!quote && (data || error)))) return <Unsure {...{ address, party, ordering }} />;
  const outcome = <ChangeOutcome write={write} address={address} />;
  if (left) return <NobodyLeft {...{ address, party }}>{outcome}</NobodyLeft>;
  const is = quote?.passengers.reduce((sum, { fare }) => sum + fare, 0);
  if (!kept && quote?.state === 'changed' && accepted !== is) {
    const accept = () => {
      setAccepted(is);
      // A reload leads here with what was agreed to.
      navigation.replace('reschedule', { query: changeQuery({ ...address, price: is }) });
    };
    return <PriceChanged {...{ address, party, quote }} onAccept={accept} />;
  }
  const refusal = error ? changeRefusedAs(error) : undefined;
  const refused = refusal
    ? told(refusalName(refusal))
    : data?.state === 'soldOut' || data?.state === 'expired'
      ? told(data.state)
      : undefined;
  const instead = refused ? (
    <EmptyState
      drawing="not-found"
      title={refused.title}
      text={refused.text}
      action={<WaysOut ways={refused.ways} onAgain={() => void read.refetch()} />}
    />
  ) : (
    <ReadStates read={read} title={t('quote.failed')} note={t('unchanged')}>
      <div className={styles.skeleton}>
        <Skeleton inlineSize="100%" blockSize={220} />
        <Skeleton inlineSize="100%" blockSize={180} />
      </div>
    </ReadStates>
  );
  return (
    <Confirming
      {...{ address, party, wish, quote, instead, ordering }}
      onOrder={(fields) => {
        if (quote) setSent({ party, quote });
        ordering.order(fields);
      }}
      onStale={() => void read.refetch()}
    />
  );
}

import { useState } from 'react';
import { changeRefusedAs, useChangeQuote } from '../../../client/changes/changes.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { changeQuery } from './address.ts';
import { Confirming } from './Confirming.tsx';
import { OldFlight } from './OldFlight.tsx';
import type { StepProps } from './People.tsx';
import { PriceChanged } from './PriceChanged.tsx';
import * as styles from './reschedule.css.ts';

/** The last step: what it costs each passenger, what becomes of the rest, and the payment. */
export function Confirm({ address, party }: StepProps) {
  const t = useMessages('changes');
  const { href } = useNavigation();
  const [accepted, setAccepted] = useState<number>();
  const { offer: offerId = '', fare: fareId = '', orderNo, leg } = address;
  const wish = { orderNo, ticketNos: [...party.all], leg, offerId, fareId };
  const read = useChangeQuote(party.all.length > 0 ? wish : undefined);
  const { data, error } = read;
  const instead = (title: string, text: string) => (
    <EmptyState
      drawing="not-found"
      title={title}
      text={text}
      action={
        <>
          <Button
            variant="outline"
            size="medium"
            href={href('reschedule', { query: changeQuery({ ...address, step: 'cabin' }) })}
          >
            {t('toCabins')}
          </Button>
          <Button
            variant="outline"
            size="medium"
            href={href('reschedule', { query: changeQuery({ ...address, step: 'flight' }) })}
          >
            {t('toFlights')}
          </Button>
        </>
      }
    />
  );
  if (data?.state === 'same' || data?.state === 'changed') {
    const is = data.passengers.reduce((sum, { fare }) => sum + fare, 0);
    if (data.state === 'changed' && accepted !== is)
      return <PriceChanged {...{ address, party, quote: data }} onAccept={() => setAccepted(is)} />;
    return <Confirming {...{ address, party, wish }} quote={data} onStale={() => void read.refetch()} />;
  }
  const refused = error ? changeRefusedAs(error) : undefined;
  return (
    <ChangeFrame step="confirm" band={<OldFlight leg={party.leg} />}>
      {data ? (
        instead(t(`refused.${data.state}`), t(`refused.${data.state}Text`))
      ) : refused ? (
        instead(t(keyOf(refused)), t(`${keyOf(refused)}Text`))
      ) : (
        <ReadStates read={read} title={t('quote.failed')} note={t('unchanged')}>
          <div className={styles.skeleton}>
            <Skeleton inlineSize="100%" blockSize={220} />
            <Skeleton inlineSize="100%" blockSize={180} />
          </div>
        </ReadStates>
      )}
    </ChangeFrame>
  );
}

/** The refusal's title in the catalogue. */
const keyOf = (refusal: NonNullable<ReturnType<typeof changeRefusedAs>>) =>
  `refused.${refusal.slice('change.'.length) as 'notFound' | 'barred' | 'childAlone' | 'soldOut'}` as const;

import { useLookUpSavedFees, useReloadSavedFees, useRemoveFees } from '../../client/refunds/saved-fees.ts';
import { Amount } from '../../components/amount/Amount.tsx';
import type { SavedFeeResult } from '../../contracts/refunds/saved-fees.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { CardLink } from '../../primitives/card/CardLink.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { localTime } from '../../rules/time/time.ts';
import { mayBeUnreadable } from '../../rules/unreadable.ts';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { RemovalButton } from '../shell/RemovalButton.tsx';
import { useEndNames } from '../shell/use-end-names.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import * as styles from './fees.css.ts';

/** One saved result: it leads to the fees as they are now, and can be removed. */
export function SavedFeesRow({ result }: { result: SavedFeeResult }) {
  const t = useMessages('saved-fees');
  const { date } = useFormats();
  const { href } = useNavigation();
  const { reference, flightNo, from, to, departs, way, target, savedAt, keptUntil } = result;
  const names = useEndNames(from, to);
  const { write, send, check } = useRemoval(reference);
  const { day, time } = localTime(departs);
  const wish = t(`row.${way}`);
  return (
    <>
      <CardLink
        href={
          way === 'refund'
            ? href('refundFee', { query: { result: reference } })
            : href('changeFee', {
                query: { result: reference, flight: target?.flightNo, departs: target?.departs },
              })
        }
      >
        <span className={styles.resultHead}>
          <span className={styles.flight}>{`${flightNo} ${names.from} – ${names.to}`}</span>
          <ResultSum result={result} />
        </span>
        <span className={styles.resultLine}>
          {`${wish} · ${t('row.departs', { day: date(day, 'weekday'), time })}`}
        </span>
        <span className={styles.resultLine}>
          {t('row.kept', { when: date(savedAt, 'monthDay'), day: date(keptUntil, 'monthDay') })}
        </span>
      </CardLink>
      <div className={styles.removal}>
        <OutcomeNotice
          keepsFocus
          write={write}
          words={{
            unknown: t('remove.unknown'),
            absent: t('remove.still'),
            absentText: t('remove.stillText'),
            refused: t('remove.refused'),
          }}
        />
        <RemovalButton
          quiet
          write={write}
          onRemove={() => send(reference)}
          onCheck={check}
          words={{
            remove: t('remove.of', { flight: flightNo }),
            title: t('remove.title'),
            text: t('remove.text'),
            cancel: t('remove.cancel'),
            confirm: t('remove.confirm'),
          }}
        />
      </div>
    </>
  );
}

function ResultSum({ result: { sum } }: { result: SavedFeeResult }) {
  const t = useMessages('saved-fees');
  if (!sum) return <span className={styles.resultLine}>{t('row.unknown')}</span>;
  const pays = sum.amount < 0;
  return (
    <span className={styles.resultSum}>
      {t(pays ? 'row.pays' : 'row.gets')} <Amount value={pays ? { ...sum, amount: -sum.amount } : sum} />
    </span>
  );
}

function useRemoval(reference: string) {
  const t = useMessages('saved-fees');
  const { mutateAsync } = useRemoveFees();
  const lookUp = useLookUpSavedFees();
  const reload = useReloadSavedFees();
  return useVerifiedMutation<string, unknown>({
    send: (sent) => mutateAsync({ reference: sent }),
    lookUp: async (sent) => {
      const { results, unreadable } = await lookUp();
      const stands = results.some((one) => one.reference === sent) || mayBeUnreadable(unreadable, reference);
      return stands ? undefined : true;
    },
    onDone: async () => {
      toastStore.show(t('remove.done'));
      await reload();
    },
  });
}

import { useState } from 'react';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { useClient } from '../../client/provider.tsx';
import { refundRefusedAs } from '../../client/refunds/ticket-fees.ts';
import { useSavedFees } from '../../client/refunds/saved-fees.ts';
import type { SavedFeeResult } from '../../contracts/refunds/saved-fees.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { isOutcomeUnknown } from '../shell/use-verified-mutation.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { isSavedAs, useSavingFees, type FeesToSave } from './use-saving-fees.ts';
import * as styles from './fees.css.ts';

/** Days for which the airline keeps a result. */
const keptDays = 30;

/** Saves the result that is shown; a guest is asked to sign in first, and comes back to it. */
export function SaveFees({ fees }: { fees: FeesToSave }) {
  const signedIn = useSignedIn();
  return signedIn ? <SaveAsMember fees={fees} /> : <SaveAsGuest fees={fees} />;
}

function SaveAsMember({ fees }: { fees: FeesToSave }) {
  const t = useMessages('saved-fees');
  const refunds = useMessages('refunds');
  const { data } = useSavedFees({ announce: 'silent' });
  const { write, send, check } = useSavingFees(fees.reference);
  const results = data?.results ?? [];
  const saved = results.find((one) => isSavedAs(one, fees));
  // An uncertain outcome is looked up here, whatever a list that was read meanwhile says.
  if (saved && write.state === 'idle') return <Saved result={saved} count={results.length} />;
  return (
    <>
      <OutcomeNotice
        write={write}
        words={{
          unknown: t('unknown'),
          absent: t('absent'),
          absentText: t('absentText'),
          refused: t('refused'),
        }}
        refusal={(failure) =>
          refundRefusedAs(failure) === 'refund.resultGone' ? (
            <Notice tone="error" title={refunds('resultGone')} live>
              {t('gone.text')}
            </Notice>
          ) : undefined
        }
      />
      <WriteButton
        variant={isOutcomeUnknown(write) ? 'filled' : 'outline'}
        size="medium"
        icon="download"
        write={write}
        onCheck={check}
        onClick={() => void send(fees)}
      >
        {t('save')}
      </WriteButton>
    </>
  );
}

function Saved({ result: { savedAt, keptUntil }, count }: { result: SavedFeeResult; count: number }) {
  const t = useMessages('saved-fees');
  const { date } = useFormats();
  const { href } = useNavigation();
  return (
    <Notice
      tone="done"
      title={t('saved')}
      action={<Link href={href('feeCalculator')}>{t('saved.mine', { count })}</Link>}
      live
    >
      {t('saved.text', {
        time: [date(savedAt, 'monthDay'), date(savedAt, 'time')].join(' '),
        day: date(keptUntil, 'monthDay'),
      })}
    </Notice>
  );
}

function SaveAsGuest({ fees: { reference, way } }: { fees: FeesToSave }) {
  const t = useMessages('saved-fees');
  const navigation = useNavigation();
  const { login } = useClient();
  const [asking, setAsking] = useState(false);
  const signIn = () => {
    // The ticket is known in memory alone; its reference leads back to the result.
    navigation.replace(way === 'refund' ? 'refundFee' : 'changeFee', { query: { result: reference } });
    login();
  };
  return (
    <div className={styles.way}>
      <Button variant="outline" size="medium" icon="download" onClick={() => setAsking(true)}>
        {t('save')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('ask.title')}
        description={t('ask.text', { days: keptDays })}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('ask.later')}
            </Button>
            <Button onClick={signIn}>{t('ask.signIn')}</Button>
          </>
        }
      />
    </div>
  );
}

import { changeRefusedAs, useCancelChange, useLookUpChangeOrders } from '../../../client/changes/changes.ts';
import { useReloadChanged } from '../../../client/changes/reload.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import * as styles from '../changes.css.ts';

interface CancelChangeProps {
  orderNo: string;
  /** It waits for a seat, not for its payment. */
  waitlist: boolean;
}

/** Gives up a change that waits; the tickets stay as they are. */
export function CancelChange({ orderNo, waitlist }: CancelChangeProps) {
  const t = useMessages('changes');
  const { mutateAsync } = useCancelChange();
  const lookUp = useLookUpChangeOrders();
  const reload = useReloadChanged();
  const { write, send, check } = useVerifiedMutation<string, unknown>({
    send: (sent) => mutateAsync({ orderNo: sent }),
    lookUp: async (sent) =>
      (await lookUp()).orders.find((order) => order.orderNo === sent && order.state === 'cancelled'),
    onDone: async () => {
      await reload();
      toastStore.show(t('cancel.done'));
    },
  });
  return (
    <div className={styles.stack}>
      <OutcomeNotice
        write={write}
        words={{
          unknown: t('cancel.unknown'),
          absent: t('cancel.absent'),
          absentText: t('cancel.absentText'),
          refused: t('refused'),
        }}
        refusal={(failure) =>
          changeRefusedAs(failure) === 'change.closed' && (
            <Notice tone="error" live title={t('refused.closed')}>
              {t('refused.closedText')}
            </Notice>
          )
        }
      />
      <WriteButton wide variant="outline" write={write} onCheck={check} onClick={() => void send(orderNo)}>
        {t(waitlist ? 'cancel.waitlist' : 'cancel')}
      </WriteButton>
      <p className={styles.note}>{t('cancel.text')}</p>
    </div>
  );
}

import { useReloadChanged } from '../../../client/changes/reload.ts';
import {
  upgradeRefusedAs,
  useCancelUpgrade,
  useLookUpUpgradeOrders,
} from '../../../client/changes/upgrades.ts';
import type { UpgradeOrder } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import * as styles from '../changes.css.ts';

/** Takes an upgrade back: points and vouchers come back with it. */
export function CancelUpgrade({ order: { orderNo, way } }: { order: UpgradeOrder }) {
  const t = useMessages('upgrades');
  const { mutateAsync } = useCancelUpgrade();
  const lookUp = useLookUpUpgradeOrders();
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
          upgradeRefusedAs(failure) === 'upgrade.closed' && (
            <Notice tone="error" live title={t('refused.closed')}>
              {t('refused.closedText')}
            </Notice>
          )
        }
      />
      <WriteButton wide variant="outline" write={write} onCheck={check} onClick={() => void send(orderNo)}>
        {t('cancel')}
      </WriteButton>
      <p className={styles.note}>{t(`cancel.${way}`)}</p>
    </div>
  );
}

import { useState } from 'react';
import { useReloadChanged } from '../../../client/changes/reload.ts';
import { useLookUpUpgradeOrders, useOrderUpgrade } from '../../../client/changes/upgrades.ts';
import { uuid } from '../../../client/uuid.ts';
import type { UpgradeFields, UpgradeOrder } from '../../../contracts/changes/upgrades.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { DraftForm } from '../../../session/drafts.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { useEndAgreement } from '../use-agreement.ts';

type Ordered = Pick<UpgradeOrder, 'orderNo' | 'state'>;

/** An upgrade that was sent, and no answer came; in this page's memory alone. */
const unsureUpgrade: DraftForm<UpgradeFields> = { name: 'upgradeOrder', keeps: {}, choices: () => ({}) };

/** Orders an upgrade, once; what is not certain is found by its id before anything is sent again. */
export function useUpgrading(fields: Omit<UpgradeFields, 'upgradeId'>) {
  const { drafts } = useSession();
  const navigation = useNavigation();
  const { mutateAsync } = useOrderUpgrade();
  const lookUp = useLookUpUpgradeOrders();
  const reload = useReloadChanged();
  const endAgreement = useEndAgreement();
  const { upgradeRef, cabin, way, voucherId } = fields;
  const subject = [upgradeRef, cabin, way, voucherId].join(' ');
  const [unsure] = useState(() => drafts.read(unsureUpgrade, subject));
  const [upgradeId, setUpgradeId] = useState(() => unsure?.upgradeId ?? uuid());
  const { write, send, check } = useVerifiedMutation<UpgradeFields, Ordered>({
    send: (sent) => mutateAsync(sent),
    lookUp: async (sent) => (await lookUp()).orders.find((order) => order.upgradeId === sent.upgradeId),
    unsure,
    onUnsure: (sent) =>
      sent ? drafts.write(unsureUpgrade, sent, subject) : drafts.forget(unsureUpgrade, subject),
    onDone: ({ orderNo, state }, sent, here) => {
      setUpgradeId(uuid());
      endAgreement();
      void reload();
      if (!here) return undefined;
      if (sent.way === 'platinum')
        navigation.replace('platinumUpgradeSubmitted', { params: { id: orderNo } });
      else navigation.replace('upgradeOrder', { query: { order: orderNo } });
      // The way back from the cashier finds the upgrade, to be paid or cancelled.
      if (state === 'waiting') navigation.go('payment', { params: { id: orderNo } });
      return 'leaving';
    },
  });
  return { write, check, order: () => void send({ ...fields, upgradeId }) };
}

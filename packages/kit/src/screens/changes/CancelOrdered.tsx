import type { RequestFailure } from '../../client/failure.ts';
import { useReloadChanged } from '../../client/changes/reload.ts';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import type { OrderStatus } from '../../rules/orders/status.ts';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { RemovalButton } from '../shell/RemovalButton.tsx';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import * as styles from './changes.css.ts';

/** Words that changes and upgrades each have of their own. */
type CancelWord =
  | 'cancel.keep'
  | 'cancel.done'
  | 'cancel.unknown'
  | 'cancel.absent'
  | 'cancel.absentText'
  | 'refused'
  | 'refused.closed'
  | 'refused.closedText';

interface CancelOrderedProps {
  orderNo: string;
  cancel: (asked: { orderNo: string }) => Promise<unknown>;
  /** Asks the airline for the orders, not what is kept of them. */
  lookUp: () => Promise<{
    readonly orders: readonly { readonly orderNo: string; readonly state: OrderStatus }[];
  }>;
  /** It is refused because the order is closed already. */
  isClosed: (failure: RequestFailure) => boolean;
  words: (word: CancelWord) => string;
  /** Name of the act. */
  label: string;
  /** Consequence of cancelling, beside the act. */
  text: string;
  /** The question before it, and what is lost and comes back. */
  question: { readonly title: string; readonly text: string };
}

/** Gives up a change or an upgrade after one more question; an outcome that is not certain is looked up before anything is sent again. */
export function CancelOrdered({
  orderNo,
  cancel,
  lookUp,
  isClosed,
  words,
  label,
  text,
  question,
}: CancelOrderedProps) {
  const reload = useReloadChanged();
  const { write, send, check } = useVerifiedMutation<string, unknown>({
    send: (sent) => cancel({ orderNo: sent }),
    lookUp: async (sent) =>
      (await lookUp()).orders.find((order) => order.orderNo === sent && order.state === 'cancelled'),
    onDone: async () => {
      await reload();
      toastStore.show(words('cancel.done'));
    },
  });
  return (
    <div className={styles.stack}>
      <OutcomeNotice
        write={write}
        words={{
          unknown: words('cancel.unknown'),
          absent: words('cancel.absent'),
          absentText: words('cancel.absentText'),
          refused: words('refused'),
        }}
        refusal={(failure) =>
          isClosed(failure) && (
            <Notice tone="error" live title={words('refused.closed')}>
              {words('refused.closedText')}
            </Notice>
          )
        }
        keepsFocus
      />
      <RemovalButton
        write={write}
        onRemove={() => send(orderNo)}
        onCheck={check}
        wide
        givesUp
        words={{ ...question, remove: label, cancel: words('cancel.keep'), confirm: label }}
      />
      <p className={styles.note}>{text}</p>
    </div>
  );
}

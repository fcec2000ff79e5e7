import { useId } from 'react';
import {
  useLookUpRefundCard,
  useReloadRefundCard,
  useSaveRefundCard,
} from '../../../client/refunds/bank-card.ts';
import { useReloadRefunds } from '../../../client/refunds/refunds.ts';
import { BankCardForm } from '../../../components/bank-card/BankCardForm.tsx';
import { CardFor } from '../../../components/bank-card/CardFor.tsx';
import type { RefundCard, RefundCardFields, RefundCardFound } from '../../../contracts/refunds/bank-card.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { cardTail } from '../../../rules/bank-card/banks.ts';
import { moneyDays } from '../../../rules/refunds/money-way.ts';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { useSecretTyped } from '../../shell/use-form-draft.ts';
import { useToday } from '../../shell/use-today.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { requestPlace } from '../request-place.ts';

interface RefundCardEditorProps {
  requestNo: string;
  found: RefundCardFound;
  title: string;
}

/** The form of one card. What is typed is kept nowhere; a refusal leaves it as it is. */
export function RefundCardEditor({ requestNo, found, title }: RefundCardEditorProps) {
  const t = useMessages('bank-card');
  const id = useId();
  const today = useToday();
  const { href } = useNavigation();
  const { saving, typed } = useSaving(requestNo, found);
  const { card, closed = false, holder, back, name, ticketNo } = found;
  if (closed)
    return (
      <Frame title={title}>
        {card && <CardNow card={card} />}
        <EmptyState
          drawing="order"
          title={t('closed')}
          action={
            <Button variant="outline" size="medium" href={href('refunds', { query: { tab: 'returned' } })}>
              {t('toRefunds')}
            </Button>
          }
        />
      </Frame>
    );
  return (
    <Frame
      title={title}
      footer={
        <WriteButton wide type="submit" form={id} write={saving.write} onCheck={saving.check}>
          {t('save')}
        </WriteButton>
      }
    >
      <OutcomeNotice
        write={saving.write}
        words={{
          unknown: t('unknown'),
          absent: t('absent'),
          absentText: t('absentText'),
          refused: t('refused'),
        }}
      />
      {card && <CardNow card={card} />}
      <BankCardForm
        id={id}
        holder={holder}
        today={today}
        onChange={typed}
        onSubmit={(fields) => void saving.send({ requestNo, ...fields })}
      >
        <CardFor amount={back} name={name} ticketNo={ticketNo} days={moneyDays} />
      </BankCardForm>
    </Frame>
  );
}

/** The card that receives the money so far. */
function CardNow({ card: { bank, tail } }: { card: RefundCard }) {
  const t = useMessages('bank-card');
  return (
    <Notice tone="info" icon="card" title={t('now')}>
      {t('now.card', { bank: t(`bank.${bank}`), tail })}
    </Notice>
  );
}

/** Saves a card; what is not certain is looked up by its last digits. */
function useSaving(requestNo: string, { kind }: RefundCardFound) {
  const t = useMessages('bank-card');
  const navigation = useNavigation();
  const secret = useSecretTyped();
  const { mutateAsync } = useSaveRefundCard();
  const lookUp = useLookUpRefundCard();
  const [reload, reloadRefunds] = [useReloadRefundCard(), useReloadRefunds()];
  const saving = useVerifiedMutation<RefundCardFields, RefundCard>({
    send: async (fields) => (await mutateAsync(fields)).card,
    lookUp: async ({ cardNumber, bank }) => {
      const now = await lookUp(requestNo);
      return now?.tail === cardTail(cardNumber) && now.bank === bank ? now : undefined;
    },
    onDone: async (_card, _sent, here) => {
      secret.saved();
      toastStore.show(t('saved'));
      await Promise.all([reload(), reloadRefunds()]);
      if (!here) return undefined;
      navigation.returnTo(requestPlace({ kind }), { query: { request: requestNo } });
      return 'leaving';
    },
  });
  return { saving, typed: secret.typed };
}

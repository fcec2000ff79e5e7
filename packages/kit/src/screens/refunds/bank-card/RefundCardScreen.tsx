import { useRefundCard } from '../../../client/refunds/bank-card.ts';
import { refundRefusedAs } from '../../../client/refunds/ticket-fees.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { RefundCardEditor } from './RefundCardEditor.tsx';

const isNumber = (text: string | undefined): text is string => text !== undefined && /^RF\d{10}$/.test(text);

/** /generalRefund/addBank: the card that receives the money of a request. */
export function AddBankCardScreen() {
  return <RefundCardScreen request={usePlace('addBankCard').query.request} titleKey="title.add" />;
}

/** /generalRefund/exchangeCard: another card in place of the one that receives the money. */
export function ChangeBankCardScreen() {
  return <RefundCardScreen request={usePlace('changeBankCard').query.request} titleKey="title.exchange" />;
}

interface RefundCardScreenProps {
  request: string | undefined;
  titleKey: 'title.add' | 'title.exchange';
}

function RefundCardScreen({ request, titleKey }: RefundCardScreenProps) {
  const t = useMessages('bank-card');
  const { href } = useNavigation();
  const requestNo = isNumber(request) ? request : undefined;
  const read = useRefundCard(requestNo);
  const title = t(titleKey);
  if (requestNo !== undefined && read.data)
    return <RefundCardEditor key={requestNo} requestNo={requestNo} found={read.data} title={title} />;
  const unknown =
    requestNo === undefined || (read.error && refundRefusedAs(read.error) === 'refund.requestNotFound');
  return (
    <Frame title={title}>
      {unknown ? (
        <EmptyState
          drawing="not-found"
          title={t('gone')}
          text={t('goneText')}
          action={
            <Button variant="outline" size="medium" href={href('refunds', { query: { tab: 'returned' } })}>
              {t('toRefunds')}
            </Button>
          }
        />
      ) : (
        <ReadStates read={read} title={t('failed')}>
          <Skeleton inlineSize="100%" blockSize={480} />
        </ReadStates>
      )}
    </Frame>
  );
}

import type { RefundRequest } from '../../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { RequestAt } from './RequestAt.tsx';

/** /returnTicket/result: what the airline has of the proof, what it still wants, and samples of good proof. */
export function RefundProofResultScreen() {
  const t = useMessages('return-ticket');
  const { request: number } = usePlace('refundProofResult').query;
  return (
    <RequestAt number={number} title={t('result')} failed={t('result.failed')}>
      {(request) => <ProofResult request={request} />}
    </RequestAt>
  );
}

const samples = [
  ['certificate', 'document'],
  ['message', 'phone'],
  ['pass', 'pass'],
] as const;

function ProofResult({ request: { requestNo, attachments = 0, wanted } }: { request: RefundRequest }) {
  const t = useMessages('return-ticket');
  const { href } = useNavigation();
  const address = { query: { request: requestNo } } as const;
  return (
    <Frame
      title={t('result')}
      footer={
        <Button wide href={href(wanted === undefined ? 'ticketRefundDetail' : 'refundReapply', address)}>
          {t(wanted === undefined ? 'detail' : 'supplement')}
        </Button>
      }
    >
      <Notice
        tone={wanted === undefined ? 'done' : 'attention'}
        title={t('result.count', { count: attachments })}
      >
        {wanted === undefined ? (
          t('result.ok')
        ) : (
          <>
            <strong>{t('result.wanted')}</strong>
            <p>{wanted}</p>
          </>
        )}
      </Notice>
      <Section title={t('result.samples')}>
        <ListCard>
          {samples.map(([sample, icon]) => (
            <ListRow
              key={sample}
              icon={icon}
              label={t(`sample.${sample}`)}
              detail={t(`sample.${sample}Text`)}
            />
          ))}
        </ListCard>
      </Section>
    </Frame>
  );
}

import type { RefundRequest } from '../../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { actionsOf } from '../../../rules/refunds/request.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useNow } from '../../shell/use-now.ts';
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

function ProofResult({ request }: { request: RefundRequest }) {
  const t = useMessages('return-ticket');
  const { href } = useNavigation();
  const { requestNo, attachments = 0, wanted, rejection } = request;
  const address = { query: { request: requestNo } } as const;
  const possible = actionsOf(request, useNow() ?? 0).some((action) => action !== 'difference');
  const received = t('result.count', { count: attachments });
  const lacks = wanted ?? (possible || request.state === 'rejected' ? rejection : undefined);
  return (
    <Frame
      title={t('result')}
      footer={
        <Button wide href={href(possible ? 'refundReapply' : 'ticketRefundDetail', address)}>
          {t(possible ? 'supplement' : 'detail')}
        </Button>
      }
    >
      <Notice
        tone={lacks === undefined ? 'done' : 'attention'}
        title={lacks === undefined ? received : t(wanted === undefined ? 'result.rejected' : 'result.wanted')}
      >
        {lacks === undefined ? (
          t('result.ok')
        ) : (
          <>
            <p>{lacks}</p>
            {attachments > 0 && <p>{received}</p>}
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

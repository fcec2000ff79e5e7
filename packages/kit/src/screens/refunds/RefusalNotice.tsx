import { refundRefusedAs } from '../../client/refunds/ticket-fees.ts';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { refundObstacles } from '../../rules/refunds/obstacles.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { HotlineButton } from './HotlineButton.tsx';
import { WaysOut } from './WaysOut.tsx';

type Refused = NonNullable<ReturnType<typeof refundRefusedAs>>;

/** Refusals with words in other catalogues: none of them is an answer to what these screens ask. */
const elsewhere = ['fileRefused', 'cardRefused', 'agentCode', 'agentCodeEnded'] as const;
type Elsewhere = (typeof elsewhere)[number] | `repurchase${string}`;
type KeyOf<Code> = Code extends `refund.${infer Key}` ? Exclude<Key, Elsewhere> : never;

const isElsewhere = (key: string): boolean =>
  elsewhere.some((one) => one === key) || key.startsWith('repurchase');

/** Words of a refusal from the catalogue of errors; undefined for a failure that is none. */
function useRefusalWords(): (failure: RequestFailure) => string | undefined {
  const t = useMessages('refunds');
  const { hotline } = useConfig();
  return (failure) => {
    const key = refundRefusedAs(failure)?.slice('refund.'.length);
    return key === undefined || isElsewhere(key) ? undefined : t(key as KeyOf<Refused>, { hotline });
  };
}

interface RefusalNoticeProps {
  title: string;
  failure: RequestFailure;
  /** Tickets that it was about, with the facts that a way out needs. */
  tickets?: readonly RefundTicket[] | undefined;
}

/** Why something was refused, with the way out. */
export function RefusalNotice({ title, failure, tickets }: RefusalNoticeProps) {
  const words = useRefusalWords();
  return (
    <Notice tone="error" title={title} action={<Ways {...{ failure, tickets }} />} live>
      {words(failure) ?? (failure.failure.kind === 'refused' && failure.failure.message)}
    </Notice>
  );
}

/** The way out of a refusal; nothing where the form itself is to be put right. */
function Ways({ failure, tickets }: Pick<RefusalNoticeProps, 'failure' | 'tickets'>) {
  const refused = refundRefusedAs(failure);
  if (refused === 'refund.phoneMismatch' || refused === 'refund.medical') return <HotlineButton />;
  const kind = refundObstacles.find((obstacle) => refused === `refund.${obstacle}`);
  if (!kind) return null;
  const ticket = tickets?.find(({ obstacle }) => obstacle?.kind === kind);
  return (
    <WaysOut
      obstacle={ticket?.obstacle ?? { kind }}
      orderNo={ticket?.orderNo}
      requestNo={ticket?.request?.requestNo ?? ticket?.obstacle?.requestNo}
    />
  );
}

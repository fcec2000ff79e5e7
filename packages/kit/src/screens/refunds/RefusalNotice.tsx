import { refundRefusedAs } from '../../client/refunds/ticket-fees.ts';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { useConfig } from '../../session/config-provider.tsx';

type Refused = NonNullable<ReturnType<typeof refundRefusedAs>>;

/** Refusals with words in other catalogues: none of them is an answer to what these screens ask. */
const elsewhere = ['fileRefused', 'cardRefused', 'agentCode', 'agentCodeEnded'] as const;
type Elsewhere = (typeof elsewhere)[number] | `repurchase${string}`;
type KeyOf<Code> = Code extends `refund.${infer Key}` ? Exclude<Key, Elsewhere> : never;

const isElsewhere = (key: string): boolean =>
  elsewhere.some((one) => one === key) || key.startsWith('repurchase');

/** Words of a refusal from the catalogue of errors; undefined for a failure that is none. */
export function useRefusalWords(): (failure: RequestFailure) => string | undefined {
  const t = useMessages('refunds');
  const { hotline } = useConfig();
  return (failure) => {
    const key = refundRefusedAs(failure)?.slice('refund.'.length);
    return key === undefined || isElsewhere(key) ? undefined : t(key as KeyOf<Refused>, { hotline });
  };
}

/** Why something was refused, with what to do. */
export function RefusalNotice({ title, failure }: { title: string; failure: RequestFailure }) {
  const words = useRefusalWords();
  return (
    <Notice tone="error" title={title} live>
      {words(failure) ?? (failure.failure.kind === 'refused' && failure.failure.message)}
    </Notice>
  );
}

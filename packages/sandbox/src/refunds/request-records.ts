import type { RefundFields, RefundRequest } from '@mapp/kit/contracts';
import type { Language, Texts } from '../language.ts';

/** Parts of a request that are said in words. */
const said = ['rejection', 'wanted', 'suspension'] as const;
type Said = (typeof said)[number];

type TicketOnWire = RefundRequest['tickets'][number];

/** A ticket of a request as the airline keeps it. */
export type TicketOfRequest = Omit<TicketOnWire, 'name' | 'rejection'> & {
  readonly name: Texts;
  readonly rejection?: Texts;
};

/** A difference as the airline keeps it. */
type DifferenceRecord = Omit<NonNullable<RefundRequest['difference']>, 'answer'> & {
  readonly answer?: Texts;
};

/** A request as the airline keeps it: its words are there in every language. */
export type RequestRecord = Omit<RefundRequest, Said | 'tickets' | 'difference'> &
  Readonly<Partial<Record<Said, Texts>>> & {
    readonly tickets: readonly TicketOfRequest[];
    readonly difference?: DifferenceRecord;
    /** Id that the client has given to the submission. */
    readonly submissionId?: string;
    /** Files that came with it. */
    readonly files?: RefundFields['attachments'];
  };

/** A request in the language of who asks. */
export function requestIn(record: RequestRecord, language: Language): RefundRequest {
  const { submissionId: _, files = [], rejection, wanted, suspension, tickets, difference, ...rest } = record;
  return {
    ...rest,
    attachments: files.length,
    ...(rejection && { rejection: rejection[language] }),
    ...(wanted && { wanted: wanted[language] }),
    ...(suspension && { suspension: suspension[language] }),
    ...(difference && {
      difference: { ...difference, answer: difference.answer?.[language] },
    }),
    tickets: tickets.map(({ name, rejection: why, ...ticket }) => ({
      ...ticket,
      name: name[language],
      ...(why && { rejection: why[language] }),
    })),
  };
}

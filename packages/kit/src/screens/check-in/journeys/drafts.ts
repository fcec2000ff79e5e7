import type { DraftForm } from '../../../session/drafts.ts';
import {
  ticketCredentials,
  type TicketDocumentTyped,
  type TicketTyped,
} from '../../../validators/check-in/ticket-search.ts';

/** A ticket that is looked for: its number and a name are never kept beyond the page. */
export const ticketDraft: DraftForm<TicketTyped> = { name: 'ticket', keeps: {}, choices: () => ({}) };

/** The document of a ticket; by booking. */
export const documentDraft: DraftForm<TicketDocumentTyped> = {
  name: 'ticketDocument',
  keeps: { kind: ticketCredentials },
  choices: ({ kind }) => ({ kind }),
};

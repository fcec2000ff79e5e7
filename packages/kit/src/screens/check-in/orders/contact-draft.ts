import type { DraftForm } from '../../../session/drafts.ts';
import type { SeatContactTyped } from '../../../validators/seat-contact.ts';

/** What is typed of a contact lives in memory alone: all of it is personal. */
export const contactDraft: DraftForm<SeatContactTyped> = {
  name: 'seatContact',
  keeps: {},
  choices: () => ({}),
};

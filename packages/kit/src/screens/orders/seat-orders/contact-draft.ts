import type { DraftForm } from '../../../session/drafts.ts';
import type { SeatContactTyped } from '../../../validators/check-in/seat-contact.ts';

/** Draft of a contact, in memory alone: all of it is personal. */
export const contactDraft: DraftForm<SeatContactTyped> = {
  name: 'seatContact',
  keeps: {},
  choices: () => ({}),
};

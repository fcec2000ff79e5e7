import type { PersonToNotifySent, PersonToNotifyTyped } from '../../../validators/flight/person-to-notify.ts';
import { personalDraft } from '../../shell/use-form-draft.ts';

/** Nothing of it is kept on the device: it is all about a person. */
export const personDraft = personalDraft<PersonToNotifyTyped, PersonToNotifySent>('personToNotify');

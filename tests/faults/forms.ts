import { accountForms } from './forms/account.ts';
import { beneficiariesForms } from './forms/beneficiaries.ts';
import { bookingForms } from './forms/booking.ts';
import { checkInForms } from './forms/check-in.ts';
import { notifyForms } from './forms/notify.ts';
import { ordersForms } from './forms/orders.ts';
import { programmesForms } from './forms/programmes.ts';
import { savedPeopleForms } from './forms/saved-people.ts';
import { retroForms } from './forms/retro.ts';

/** Every form whose fields are never lost. */
export const forms = {
  ...accountForms,
  ...beneficiariesForms,
  ...bookingForms,
  ...checkInForms,
  ...notifyForms,
  ...ordersForms,
  ...programmesForms,
  ...retroForms,
  ...savedPeopleForms,
};

export type FormName = keyof typeof forms;

import { partedPhone } from '../../rules/places/calling-codes.ts';

/** A number with its calling code as a form shows it. */
export const phoneTyped = (phone: string) => {
  const parted = partedPhone(phone);
  return { phoneCountry: parted?.country ?? 'CN', phone: parted?.national ?? phone };
};

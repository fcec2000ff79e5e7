import { callingCodes } from '../../rules/places/calling-codes.ts';
import { loadForeignPhone } from '../../validators/load-foreign-phone.ts';
import type { ReadForeignPhone } from '../../validators/phone.ts';

/** A national number by its length alone, in E.164. */
const byLength: ReadForeignPhone = (number, country) => {
  const digits = number.replace(/^0+/, '');
  const found = callingCodes.find((each) => each.country === country);
  return found && /^\d{5,12}$/.test(digits) ? `+${found.code}${digits}` : undefined;
};

/** Reads numbers by the plans of the world; by their length where the plans cannot be loaded, so that nobody is stuck. */
export const loadPlans = (): Promise<ReadForeignPhone> => loadForeignPhone().catch(() => byLength);

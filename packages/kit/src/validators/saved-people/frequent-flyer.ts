import { memberCard } from '../account/recovery.ts';
import { accept, refuse, type Checked } from '../result.ts';
import { compact } from '../typed.ts';

/** Most that a boarding pass has room for (IATA resolution 792); the least is assumed. */
const length = { min: 5, max: 16 } as const;
const partnerNumber = new RegExp(`^[A-Z0-9]{${length.min},${length.max}}$`);

/** Number of a membership: of the airline’s own programme its 12 digits, of a partner’s letters and digits in capitals. */
export function frequentFlyerNumber(input: string, own: boolean): Checked {
  if (own) return memberCard(input);
  const number = compact(input).toUpperCase();
  return partnerNumber.test(number) ? accept(number) : refuse('card.flyer', length);
}

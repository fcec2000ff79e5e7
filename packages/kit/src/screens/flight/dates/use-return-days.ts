import { useHost } from '../../../host/context.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { safeReturn } from '../../../rules/return-address/safe-return.ts';
import { withDays, type ChosenDays } from '../../../rules/calendar/choosing.ts';

/**
 * Gives the chosen days to the screen of this site that asked, in its address (`date`, `returnDate`), in place of the
 * calendar; undefined where nobody asked, or not from this site.
 * @param returnUrl as the address has it
 */
export function useReturnDays(returnUrl: string | undefined): ((chosen: ChosenDays) => void) | undefined {
  const origin = useHost().page.origin();
  const { follow } = useNavigation();
  const path = safeReturn(returnUrl, { origin });
  if (path === undefined) return undefined;
  return (chosen) => follow(withDays(path, chosen));
}

import { useNavigation } from '../../../navigation/provider.tsx';
import { addressQuery } from '../flight-list/list-address.ts';
import type { ChoiceAddress } from '../choice-address.ts';

/** Address of the list that an offer comes from; that of an empty one without a choice. */
export function useListHref(choice: ChoiceAddress | undefined): string {
  const { href } = useNavigation();
  if (!choice) return href('flightList');
  const { search, step, earlier } = choice;
  return href('flightList', { query: addressQuery({ search, step, chosen: earlier }) });
}

import { useNavigation } from '../../navigation/provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { typedOfPassenger } from '../../validators/beneficiaries/beneficiary-wire.ts';
import { beneficiaryDraft } from './draft.ts';

/**
 * Takes a chosen passenger to the form that adds a beneficiary: in memory, as an address would be seen and kept. Earlier input
 * there can be brought back; while its outcome is unknown it stays.
 */
export function useHandOver(): (passenger: Parameters<typeof typedOfPassenger>[0]) => void {
  const navigation = useNavigation();
  const { drafts } = useSession();
  return (passenger) => {
    const draft = drafts.read(beneficiaryDraft);
    const before = draft?.from === 'hand' ? draft.typed : draft?.before;
    if (!draft?.unsure)
      drafts.write(beneficiaryDraft, { typed: typedOfPassenger(passenger), from: 'passenger', before });
    navigation.go('addBeneficiary', { query: { pageCode: '1' } });
  };
}

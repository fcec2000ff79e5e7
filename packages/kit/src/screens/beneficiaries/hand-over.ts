import type { ListedPassenger } from '../../components/passenger-list/PassengerList.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { typedOfPassenger } from '../../validators/beneficiary-wire.ts';
import { beneficiaryDraft } from './draft.ts';

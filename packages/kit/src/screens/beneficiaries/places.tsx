import { createContext, use } from 'react';
import { useNavigation } from '../../navigation/provider.tsx';
import type { BeneficiarySent } from '../../validators/beneficiaries/beneficiary-wire.ts';

/** List from which a beneficiary is added: that of the member's beneficiaries, or of a flow that chooses from them. */
export interface BeneficiaryPlaces {
  readonly toList: () => void;
  /** Somebody is saved. */
  readonly onSaved?: (sent: BeneficiarySent) => void;
}

/** Places of a flow that has the form among its own pages. */
export const BeneficiaryPlacesContext = createContext<BeneficiaryPlaces | undefined>(undefined);

/** Places around the form that asks: those of the flow that it is part of, else the member's list. */
export function useBeneficiaryPlaces(): BeneficiaryPlaces {
  const navigation = useNavigation();
  return use(BeneficiaryPlacesContext) ?? { toList: () => navigation.returnTo('beneficiaries') };
}

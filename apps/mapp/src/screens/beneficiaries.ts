import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/beneficiaries.gen.ts';

export const screens: ScreensOf<'beneficiaries'> = {
  beneficiaries: {
    load: async () => (await import('@mapp/kit/screens/beneficiaries/beneficiaries')).BeneficiariesScreen,
    catalogues: catalogues.beneficiaries,
  },
  beneficiaryDetail: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-detail')).BeneficiaryDetailScreen,
    catalogues: catalogues.beneficiaryDetail,
  },
  beneficiaryRules: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-rules')).BeneficiaryRulesScreen,
    catalogues: catalogues.beneficiaryRules,
  },
  addBeneficiary: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-form')).BeneficiaryFormScreen,
    catalogues: catalogues.addBeneficiary,
  },
  choosePassenger: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/choose-passenger')).ChoosePassengerScreen,
    catalogues: catalogues.choosePassenger,
  },
};

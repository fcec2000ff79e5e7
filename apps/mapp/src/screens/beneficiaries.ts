import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'beneficiaries'> = {
  beneficiaries: {
    load: async () => (await import('@mapp/kit/screens/beneficiaries/beneficiaries')).BeneficiariesScreen,
    catalogues: ['beneficiaries', 'failures'],
  },
  beneficiaryDetail: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-detail')).BeneficiaryDetailScreen,
    catalogues: ['beneficiaries', 'failures', 'outcome'],
  },
  beneficiaryRules: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-rules')).BeneficiaryRulesScreen,
    catalogues: ['beneficiaries'],
  },
  addBeneficiary: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-form')).BeneficiaryFormScreen,
    catalogues: ['beneficiaries', 'beneficiary-form', 'failures', 'forms', 'outcome', 'pinyin', 'places', 'validation'],
  },
  choosePassenger: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/choose-passenger')).ChoosePassengerScreen,
    catalogues: ['beneficiaries', 'failures'],
  },
};

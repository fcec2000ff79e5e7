import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'beneficiaries'> = {
  beneficiaries: {
    load: async () => (await import('@mapp/kit/screens/beneficiaries/beneficiaries')).BeneficiariesScreen,
    areas: ['beneficiaries', 'failures'],
  },
  beneficiaryDetail: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-detail')).BeneficiaryDetailScreen,
    areas: ['beneficiaries', 'outcome', 'failures'],
  },
  beneficiaryRules: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-rules')).BeneficiaryRulesScreen,
    areas: ['beneficiaries'],
  },
  addBeneficiary: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/beneficiary-form')).BeneficiaryFormScreen,
    areas: ['beneficiaries', 'beneficiary-form', 'forms', 'outcome', 'pinyin', 'validation', 'failures'],
  },
  choosePassenger: {
    load: async () =>
      (await import('@mapp/kit/screens/beneficiaries/choose-passenger')).ChoosePassengerScreen,
    areas: ['beneficiaries', 'failures'],
  },
};

import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'changes'> = {
  reschedule: {
    load: async () => (await import('@mapp/kit/screens/changes/reschedule')).RescheduleScreen,
    catalogues: ['beneficiaries', 'changes', 'duration', 'failures', 'fare-families', 'fees', 'flight-offers', 'orders', 'outcome', 'payment', 'result', 'seat-orders', 'tiers'],
  },
  rescheduleTicketInquiry: {
    load: async () => (await import('@mapp/kit/screens/changes/ticket-inquiry')).TicketInquiryScreen,
    catalogues: ['changes', 'failures', 'validation'],
  },
  upgradeFlight: {
    load: async () => (await import('@mapp/kit/screens/changes/upgrade-flight')).UpgradeFlightScreen,
    catalogues: ['changes', 'failures', 'upgrades'],
  },
  upgradePassengers: {
    load: async () => (await import('@mapp/kit/screens/changes/upgrade-passengers')).UpgradePassengersScreen,
    catalogues: ['changes', 'failures', 'upgrades'],
  },
  upgradeOrder: {
    load: async () => (await import('@mapp/kit/screens/changes/upgrade-order')).UpgradeOrderScreen,
    catalogues: ['beneficiaries', 'changes', 'failures', 'orders', 'outcome', 'payment', 'result', 'seat-orders', 'tiers', 'upgrades'],
  },
  upgradeCabin: {
    load: async () => (await import('@mapp/kit/screens/changes/upgrade-cabin')).UpgradeCabinScreen,
    catalogues: ['changes', 'failures', 'upgrades'],
  },
  upgradeCabinDetail: {
    load: async () => (await import('@mapp/kit/screens/changes/cabin-detail')).CabinDetailScreen,
    catalogues: ['changes', 'failures', 'orders', 'tiers', 'upgrades'],
  },
  upgradeVouchers: {
    load: async () => (await import('@mapp/kit/screens/changes/upgrade-vouchers')).UpgradeVouchersScreen,
    catalogues: ['changes', 'failures', 'upgrades'],
  },
  commonVouchers: {
    load: async () => (await import('@mapp/kit/screens/changes/common-vouchers')).CommonVouchersScreen,
    catalogues: ['changes', 'failures', 'upgrades'],
  },
  platinumUpgrade: {
    load: async () => (await import('@mapp/kit/screens/changes/platinum')).PlatinumScreen,
    catalogues: ['changes', 'failures', 'upgrades'],
  },
  platinumUpgradeRules: {
    load: async () => (await import('@mapp/kit/screens/changes/platinum-rules')).PlatinumRulesScreen,
    catalogues: ['upgrades'],
  },
  platinumUpgradeCabin: {
    load: async () => (await import('@mapp/kit/screens/changes/platinum-cabin')).PlatinumCabinScreen,
    catalogues: ['changes', 'failures', 'upgrades'],
  },
  platinumUpgradeVouchers: {
    load: async () => (await import('@mapp/kit/screens/changes/platinum-vouchers')).PlatinumVouchersScreen,
    catalogues: ['changes', 'failures', 'upgrades'],
  },
  platinumUpgradeSubmitted: {
    load: async () => (await import('@mapp/kit/screens/changes/platinum-done')).PlatinumDoneScreen,
    catalogues: ['beneficiaries', 'changes', 'failures', 'orders', 'outcome', 'payment', 'result', 'seat-orders', 'upgrades'],
  },
};

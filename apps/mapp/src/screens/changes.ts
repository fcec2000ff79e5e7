import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/changes.gen.ts';

export const screens: ScreensOf<'changes'> = {
  reschedule: {
    load: async () => (await import('@mapp/kit/screens/changes/reschedule')).RescheduleScreen,
    catalogues: catalogues.reschedule,
  },
  rescheduleTicketInquiry: {
    load: async () => (await import('@mapp/kit/screens/changes/ticket-inquiry')).TicketInquiryScreen,
    catalogues: catalogues.rescheduleTicketInquiry,
  },
  upgradeFlight: {
    load: async () => (await import('@mapp/kit/screens/changes/upgrade-flight')).UpgradeFlightScreen,
    catalogues: catalogues.upgradeFlight,
  },
  upgradePassengers: {
    load: async () => (await import('@mapp/kit/screens/changes/upgrade-passengers')).UpgradePassengersScreen,
    catalogues: catalogues.upgradePassengers,
  },
  upgradeOrder: {
    load: async () => (await import('@mapp/kit/screens/changes/upgrade-order')).UpgradeOrderScreen,
    catalogues: catalogues.upgradeOrder,
  },
  upgradeCabin: {
    load: async () => (await import('@mapp/kit/screens/changes/upgrade-cabin')).UpgradeCabinScreen,
    catalogues: catalogues.upgradeCabin,
  },
  upgradeCabinDetail: {
    load: async () => (await import('@mapp/kit/screens/changes/cabin-detail')).CabinDetailScreen,
    catalogues: catalogues.upgradeCabinDetail,
  },
  upgradeVouchers: {
    load: async () => (await import('@mapp/kit/screens/changes/upgrade-vouchers')).UpgradeVouchersScreen,
    catalogues: catalogues.upgradeVouchers,
  },
  commonVouchers: {
    load: async () => (await import('@mapp/kit/screens/changes/common-vouchers')).CommonVouchersScreen,
    catalogues: catalogues.commonVouchers,
  },
  platinumUpgrade: {
    load: async () => (await import('@mapp/kit/screens/changes/platinum')).PlatinumScreen,
    catalogues: catalogues.platinumUpgrade,
  },
  platinumUpgradeRules: {
    load: async () => (await import('@mapp/kit/screens/changes/platinum-rules')).PlatinumRulesScreen,
    catalogues: catalogues.platinumUpgradeRules,
  },
  platinumUpgradeCabin: {
    load: async () => (await import('@mapp/kit/screens/changes/platinum-cabin')).PlatinumCabinScreen,
    catalogues: catalogues.platinumUpgradeCabin,
  },
  platinumUpgradeVouchers: {
    load: async () => (await import('@mapp/kit/screens/changes/platinum-vouchers')).PlatinumVouchersScreen,
    catalogues: catalogues.platinumUpgradeVouchers,
  },
  platinumUpgradeSubmitted: {
    load: async () => (await import('@mapp/kit/screens/changes/platinum-done')).PlatinumDoneScreen,
    catalogues: catalogues.platinumUpgradeSubmitted,
  },
};

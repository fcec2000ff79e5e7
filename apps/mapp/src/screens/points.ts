import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/points.gen.ts';

export const screens: ScreensOf<'points'> = {
  bill: {
    load: async () => (await import('@mapp/kit/screens/points/bill')).BillScreen,
    catalogues: catalogues.bill,
  },
  billFilter: {
    load: async () => (await import('@mapp/kit/screens/points/bill-filter')).BillFilterScreen,
    catalogues: catalogues.billFilter,
  },
  billDetail: {
    load: async () => (await import('@mapp/kit/screens/points/bill-detail')).BillDetailScreen,
    catalogues: catalogues.billDetail,
  },
  billInformation: {
    load: async () => (await import('@mapp/kit/screens/points/bill-information')).BillInformationScreen,
    catalogues: catalogues.billInformation,
  },
  expiringPoints: {
    load: async () => (await import('@mapp/kit/screens/points/expiring-points')).ExpiringPointsScreen,
    catalogues: catalogues.expiringPoints,
  },
  upgradePoints: {
    load: async () => (await import('@mapp/kit/screens/course-points/upgrade-points')).UpgradePointsScreen,
    catalogues: catalogues.upgradePoints,
  },
  coursePoints: {
    load: async () => (await import('@mapp/kit/screens/course-points/course-points')).CoursePointsScreen,
    catalogues: catalogues.coursePoints,
  },
  earlierCoursePoints: {
    load: async () =>
      (await import('@mapp/kit/screens/course-points/earlier-course-points')).EarlierCoursePointsScreen,
    catalogues: catalogues.earlierCoursePoints,
  },
  retroClaim: {
    load: async () => (await import('@mapp/kit/screens/retro/retro-claim')).RetroClaimScreen,
    catalogues: catalogues.retroClaim,
  },
  claimableFlights: {
    load: async () => (await import('@mapp/kit/screens/retro/claimable-flights')).ClaimableFlightsScreen,
    catalogues: catalogues.claimableFlights,
  },
  claimHistory: {
    load: async () => (await import('@mapp/kit/screens/retro/claim-history')).ClaimHistoryScreen,
    catalogues: catalogues.claimHistory,
  },
  claimRules: {
    load: async () => (await import('@mapp/kit/screens/retro/claim-rules')).ClaimRulesScreen,
    catalogues: catalogues.claimRules,
  },
  calculator: {
    load: async () => (await import('@mapp/kit/screens/calculator/calculator')).CalculatorScreen,
    catalogues: catalogues.calculator,
  },
  calculatorResult: {
    load: async () => (await import('@mapp/kit/screens/calculator/calculator-result')).CalculatorResultScreen,
    catalogues: catalogues.calculatorResult,
  },
};

import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'points'> = {
  bill: {
    load: async () => (await import('@mapp/kit/screens/points/bill')).BillScreen,
    catalogues: ['failures', 'points'],
  },
  billFilter: {
    load: async () => (await import('@mapp/kit/screens/points/bill-filter')).BillFilterScreen,
    catalogues: ['failures', 'points'],
  },
  billDetail: {
    load: async () => (await import('@mapp/kit/screens/points/bill-detail')).BillDetailScreen,
    catalogues: ['failures', 'points'],
  },
  billInformation: {
    load: async () => (await import('@mapp/kit/screens/points/bill-information')).BillInformationScreen,
    catalogues: ['failures', 'points'],
  },
  expiringPoints: {
    load: async () => (await import('@mapp/kit/screens/points/expiring-points')).ExpiringPointsScreen,
    catalogues: ['failures', 'points'],
  },
  upgradePoints: {
    load: async () => (await import('@mapp/kit/screens/course-points/upgrade-points')).UpgradePointsScreen,
    catalogues: ['course-points', 'failures'],
  },
  coursePoints: {
    load: async () => (await import('@mapp/kit/screens/course-points/course-points')).CoursePointsScreen,
    catalogues: ['course-points', 'failures'],
  },
  earlierCoursePoints: {
    load: async () =>
      (await import('@mapp/kit/screens/course-points/earlier-course-points')).EarlierCoursePointsScreen,
    catalogues: ['course-points', 'failures'],
  },
  retroClaim: {
    load: async () => (await import('@mapp/kit/screens/retro/retro-claim')).RetroClaimScreen,
    catalogues: ['failures', 'forms', 'outcome', 'places', 'retro', 'validation'],
  },
  claimableFlights: {
    load: async () => (await import('@mapp/kit/screens/retro/claimable-flights')).ClaimableFlightsScreen,
    catalogues: ['failures', 'forms', 'outcome', 'result', 'retro', 'validation'],
  },
  claimHistory: {
    load: async () => (await import('@mapp/kit/screens/retro/claim-history')).ClaimHistoryScreen,
    catalogues: ['failures', 'result', 'retro'],
  },
  claimRules: {
    load: async () => (await import('@mapp/kit/screens/retro/claim-rules')).ClaimRulesScreen,
    catalogues: ['failures', 'retro'],
  },
  calculator: {
    load: async () => (await import('@mapp/kit/screens/calculator/calculator')).CalculatorScreen,
    catalogues: ['calculator', 'forms', 'places', 'tiers', 'validation'],
  },
  calculatorResult: {
    load: async () => (await import('@mapp/kit/screens/calculator/calculator-result')).CalculatorResultScreen,
    catalogues: ['calculator', 'failures', 'tiers'],
  },
};

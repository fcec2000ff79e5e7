import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'points'> = {
  bill: {
    load: async () => (await import('@mapp/kit/screens/points/bill')).BillScreen,
    areas: ['points', 'failures'],
  },
  billFilter: {
    load: async () => (await import('@mapp/kit/screens/points/bill-filter')).BillFilterScreen,
    areas: ['points'],
  },
  billDetail: {
    load: async () => (await import('@mapp/kit/screens/points/bill-detail')).BillDetailScreen,
    areas: ['points', 'failures'],
  },
  billInformation: {
    load: async () => (await import('@mapp/kit/screens/points/bill-information')).BillInformationScreen,
    areas: ['points', 'failures'],
  },
  expiringPoints: {
    load: async () => (await import('@mapp/kit/screens/points/expiring-points')).ExpiringPointsScreen,
    areas: ['points', 'failures'],
  },
  upgradePoints: {
    load: async () => (await import('@mapp/kit/screens/course-points/upgrade-points')).UpgradePointsScreen,
    areas: ['course-points', 'failures'],
  },
  coursePoints: {
    load: async () => (await import('@mapp/kit/screens/course-points/course-points')).CoursePointsScreen,
    areas: ['course-points', 'failures'],
  },
  earlierCoursePoints: {
    load: async () =>
      (await import('@mapp/kit/screens/course-points/earlier-course-points')).EarlierCoursePointsScreen,
    areas: ['course-points', 'failures'],
  },
  retroClaim: {
    load: async () => (await import('@mapp/kit/screens/retro/retro-claim')).RetroClaimScreen,
    areas: ['retro', 'forms', 'outcome', 'places', 'validation', 'failures'],
  },
  claimableFlights: {
    load: async () => (await import('@mapp/kit/screens/retro/claimable-flights')).ClaimableFlightsScreen,
    areas: ['retro', 'outcome', 'validation', 'failures'],
  },
  claimHistory: {
    load: async () => (await import('@mapp/kit/screens/retro/claim-history')).ClaimHistoryScreen,
    areas: ['retro', 'failures'],
  },
  claimRules: {
    load: async () => (await import('@mapp/kit/screens/retro/claim-rules')).ClaimRulesScreen,
    areas: ['retro', 'failures'],
  },
  calculator: {
    load: async () => (await import('@mapp/kit/screens/calculator/calculator')).CalculatorScreen,
    areas: ['calculator', 'tiers', 'forms', 'places', 'validation'],
  },
  calculatorResult: {
    load: async () => (await import('@mapp/kit/screens/calculator/calculator-result')).CalculatorResultScreen,
    areas: ['calculator', 'tiers', 'failures'],
  },
};

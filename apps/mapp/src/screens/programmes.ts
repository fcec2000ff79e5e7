import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'programmes'> = {
  youthHome: {
    load: async () => (await import('@mapp/kit/screens/youth/home')).YouthHomeScreen,
    catalogues: ['failures', 'youth'],
  },
  youthActivities: {
    load: async () => (await import('@mapp/kit/screens/youth/activities')).YouthActivitiesScreen,
    catalogues: ['failures', 'youth'],
  },
  youthActivityDetail: {
    load: async () => (await import('@mapp/kit/screens/youth/activity-detail')).YouthActivityDetailScreen,
    catalogues: ['failures', 'youth'],
  },
  youthMembers: {
    load: async () => (await import('@mapp/kit/screens/youth/member')).YouthMembershipScreen,
    catalogues: ['failures', 'youth'],
  },
  youthActivity: {
    load: async () => (await import('@mapp/kit/screens/youth/activity')).YouthActivityScreen,
    catalogues: ['failures', 'youth'],
  },
  youthApply: {
    load: async () => (await import('@mapp/kit/screens/youth/apply')).YouthApplyScreen,
    catalogues: ['failures', 'forms', 'orders', 'outcome', 'result', 'validation', 'youth'],
  },
  youthAgreement: {
    load: async () => (await import('@mapp/kit/screens/youth/agreement')).YouthAgreementScreen,
    catalogues: ['failures', 'youth'],
  },
  youthGuide: {
    load: async () => (await import('@mapp/kit/screens/youth/guide')).YouthGuideScreen,
    catalogues: ['failures', 'youth'],
  },
  businessHome: {
    load: async () => (await import('@mapp/kit/screens/business/home')).BusinessHomeScreen,
    catalogues: ['business', 'failures'],
  },
  campaignYxdf: {
    load: async () => (await import('@mapp/kit/screens/business/yxdf')).CampaignYxdfScreen,
    catalogues: ['business', 'failures'],
  },
  campaignBwgyx: {
    load: async () => (await import('@mapp/kit/screens/business/bwgyx')).CampaignBwgyxScreen,
    catalogues: ['business', 'failures'],
  },
  campaignCiie2024: {
    load: async () => (await import('@mapp/kit/screens/business/ciie2024')).CampaignCiie2024Screen,
    catalogues: ['business', 'failures'],
  },
  campaignGbyx: {
    load: async () => (await import('@mapp/kit/screens/business/gbyx')).CampaignGbyxScreen,
    catalogues: ['business', 'failures'],
  },
};

import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'programmes'> = {
  youthHome: {
    load: async () => (await import('@mapp/kit/screens/youth/home')).YouthHomeScreen,
    areas: ['youth', 'failures'],
  },
  youthActivities: {
    load: async () => (await import('@mapp/kit/screens/youth/activities')).YouthActivitiesScreen,
    areas: ['youth', 'failures'],
  },
  youthActivityDetail: {
    load: async () => (await import('@mapp/kit/screens/youth/activity-detail')).YouthActivityDetailScreen,
    areas: ['youth', 'failures'],
  },
  youthMembers: {
    load: async () => (await import('@mapp/kit/screens/youth/member')).YouthMembershipScreen,
    areas: ['youth', 'failures'],
  },
  youthActivity: {
    load: async () => (await import('@mapp/kit/screens/youth/activity')).YouthActivityScreen,
    areas: ['youth', 'failures'],
  },
  youthApply: {
    load: async () => (await import('@mapp/kit/screens/youth/apply')).YouthApplyScreen,
    areas: ['youth', 'forms', 'outcome', 'validation', 'failures'],
  },
  youthAgreement: {
    load: async () => (await import('@mapp/kit/screens/youth/agreement')).YouthAgreementScreen,
    areas: ['youth', 'failures'],
  },
  youthGuide: {
    load: async () => (await import('@mapp/kit/screens/youth/guide')).YouthGuideScreen,
    areas: ['youth', 'failures'],
  },
  businessHome: {
    load: async () => (await import('@mapp/kit/screens/business/home')).BusinessHomeScreen,
    areas: ['business', 'failures'],
  },
  campaignYxdf: {
    load: async () => (await import('@mapp/kit/screens/business/yxdf')).CampaignYxdfScreen,
    areas: ['business', 'failures'],
  },
  campaignBwgyx: {
    load: async () => (await import('@mapp/kit/screens/business/bwgyx')).CampaignBwgyxScreen,
    areas: ['business', 'failures'],
  },
  campaignCiie2024: {
    load: async () => (await import('@mapp/kit/screens/business/ciie2024')).CampaignCiie2024Screen,
    areas: ['business', 'failures'],
  },
  campaignGbyx: {
    load: async () => (await import('@mapp/kit/screens/business/gbyx')).CampaignGbyxScreen,
    areas: ['business', 'failures'],
  },
};

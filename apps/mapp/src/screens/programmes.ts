import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/programmes.gen.ts';

export const screens: ScreensOf<'programmes'> = {
  youthHome: {
    load: async () => (await import('@mapp/kit/screens/youth/home')).YouthHomeScreen,
    catalogues: catalogues.youthHome,
  },
  youthActivities: {
    load: async () => (await import('@mapp/kit/screens/youth/activities')).YouthActivitiesScreen,
    catalogues: catalogues.youthActivities,
  },
  youthActivityDetail: {
    load: async () => (await import('@mapp/kit/screens/youth/activity-detail')).YouthActivityDetailScreen,
    catalogues: catalogues.youthActivityDetail,
  },
  youthMembers: {
    load: async () => (await import('@mapp/kit/screens/youth/member')).YouthMembershipScreen,
    catalogues: catalogues.youthMembers,
  },
  youthActivity: {
    load: async () => (await import('@mapp/kit/screens/youth/activity')).YouthActivityScreen,
    catalogues: catalogues.youthActivity,
  },
  youthApply: {
    load: async () => (await import('@mapp/kit/screens/youth/apply')).YouthApplyScreen,
    catalogues: catalogues.youthApply,
  },
  youthAgreement: {
    load: async () => (await import('@mapp/kit/screens/youth/agreement')).YouthAgreementScreen,
    catalogues: catalogues.youthAgreement,
  },
  youthGuide: {
    load: async () => (await import('@mapp/kit/screens/youth/guide')).YouthGuideScreen,
    catalogues: catalogues.youthGuide,
  },
  businessHome: {
    load: async () => (await import('@mapp/kit/screens/business/home')).BusinessHomeScreen,
    catalogues: catalogues.businessHome,
  },
  campaignYxdf: {
    load: async () => (await import('@mapp/kit/screens/business/yxdf')).CampaignYxdfScreen,
    catalogues: catalogues.campaignYxdf,
  },
  campaignBwgyx: {
    load: async () => (await import('@mapp/kit/screens/business/bwgyx')).CampaignBwgyxScreen,
    catalogues: catalogues.campaignBwgyx,
  },
  campaignCiie2024: {
    load: async () => (await import('@mapp/kit/screens/business/ciie2024')).CampaignCiie2024Screen,
    catalogues: catalogues.campaignCiie2024,
  },
  campaignGbyx: {
    load: async () => (await import('@mapp/kit/screens/business/gbyx')).CampaignGbyxScreen,
    catalogues: catalogues.campaignGbyx,
  },
};

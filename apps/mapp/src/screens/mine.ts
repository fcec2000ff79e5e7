import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'mine'> = {
  mine: {
    load: async () => (await import('@mapp/kit/screens/mine/mine')).MineScreen,
    areas: ['mine', 'tiers', 'failures'],
  },
  settings: {
    load: async () => (await import('@mapp/kit/screens/mine/settings')).SettingsScreen,
    areas: ['mine'],
  },
  regionAndLanguage: {
    load: async () => (await import('@mapp/kit/screens/mine/region-and-language')).RegionAndLanguageScreen,
    areas: ['mine'],
  },
  tier: {
    load: async () => (await import('@mapp/kit/screens/tiers/tier')).TierScreen,
    areas: ['tier-progress', 'tiers', 'failures'],
  },
  benefits: {
    load: async () => (await import('@mapp/kit/screens/tiers/benefits')).BenefitsScreen,
    areas: ['tier-progress', 'tiers', 'failures'],
  },
};

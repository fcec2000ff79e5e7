export { CampaignGbyxScreen } from '../../../src/screens/programmes/business/BusinessScreens.tsx';

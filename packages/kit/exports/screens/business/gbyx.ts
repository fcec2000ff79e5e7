export { CampaignGbyxScreen } from '../../../src/screens/business/BusinessScreens.tsx';

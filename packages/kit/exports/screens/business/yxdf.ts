export { CampaignYxdfScreen } from '../../../src/screens/programmes/business/BusinessScreens.tsx';

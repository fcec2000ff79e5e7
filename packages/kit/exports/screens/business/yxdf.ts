export { CampaignYxdfScreen } from '../../../src/screens/business/BusinessScreens.tsx';

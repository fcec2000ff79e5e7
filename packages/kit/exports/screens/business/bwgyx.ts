export { CampaignBwgyxScreen } from '../../../src/screens/business/BusinessScreens.tsx';

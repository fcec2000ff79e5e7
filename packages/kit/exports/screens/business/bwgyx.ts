export { CampaignBwgyxScreen } from '../../../src/screens/programmes/business/BusinessScreens.tsx';

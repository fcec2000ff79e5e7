export { CampaignCiie2024Screen } from '../../../src/screens/business/BusinessScreens.tsx';

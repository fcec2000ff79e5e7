export { CampaignCiie2024Screen } from '../../../src/screens/programmes/business/BusinessScreens.tsx';

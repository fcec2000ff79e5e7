export { OrderHubScreen } from '../../../src/screens/mine/OrderHubScreen.tsx';

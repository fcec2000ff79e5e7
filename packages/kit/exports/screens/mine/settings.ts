export { SettingsScreen } from '../../../src/screens/mine/SettingsScreen.tsx';

export { PreferencesScreen } from '../../../src/screens/account/PreferencesScreen.tsx';

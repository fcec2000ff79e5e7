export { InspectorScreen } from '../../../src/screens/home/InspectorScreen.tsx';

export { YouthActivitiesScreen } from '../../../src/screens/youth/YouthActivitiesScreen.tsx';

export { YouthActivitiesScreen } from '../../../src/screens/programmes/youth/YouthActivitiesScreen.tsx';

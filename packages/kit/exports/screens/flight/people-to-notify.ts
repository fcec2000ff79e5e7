export { PeopleToNotifyScreen } from '../../../src/screens/flight/notify/PeopleToNotifyScreen.tsx';

export { AirportWeatherScreen } from '../../../src/screens/flight/airports/AirportWeatherScreen.tsx';

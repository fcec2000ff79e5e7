export { RouteWeatherScreen } from '../../../src/screens/flight/airports/RouteWeatherScreen.tsx';

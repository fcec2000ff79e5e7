export { AirportWays, type AirportWaysProps } from '../../src/components/airport-traffic/AirportWays.tsx';
export { RoadNow, type RoadNowProps } from '../../src/components/airport-traffic/RoadNow.tsx';

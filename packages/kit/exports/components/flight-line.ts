export { FlightLine, type FlightLineProps } from '../../src/components/flight-line/FlightLine.tsx';
export { FlightName, type FlightNameProps } from '../../src/components/flight-line/FlightName.tsx';

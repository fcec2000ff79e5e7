export { NextTrip, type NextTripProps } from '../../src/components/next-trip/NextTrip.tsx';

export {
  ChangeSums,
  type ChangeSumsProps,
  type PassengerSum,
} from '../../src/components/ticket-change/ChangeSums.tsx';
export {
  FlightChange,
  type FlightChangeProps,
  type FlightSide,
} from '../../src/components/ticket-change/FlightChange.tsx';

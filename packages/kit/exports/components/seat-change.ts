export {
  SeatChangeProgress,
  type SeatChangeProgressProps,
} from '../../src/components/seat-change/SeatChangeProgress.tsx';

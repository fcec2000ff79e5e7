export {
  useAskPlace,
  useTakePlace,
  type JourneyEnd,
  type PlaceAnswer,
  type PlaceQuestion,
} from '../../../src/screens/places/hand-over.ts';

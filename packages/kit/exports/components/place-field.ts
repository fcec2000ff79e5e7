export { PlaceField, type PlaceFieldProps } from '../../src/components/place-field/PlaceField.tsx';
export { PlaceList, type PlaceListProps } from '../../src/components/place-field/PlaceList.tsx';
export type { Nearby, NearbyState, PlaceHelp } from '../../src/components/place-field/types.ts';

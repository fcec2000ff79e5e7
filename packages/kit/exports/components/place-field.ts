export { PlaceButton, type PlaceButtonProps } from '../../src/components/place-field/PlaceButton.tsx';
export { PlaceField, type PlaceFieldProps } from '../../src/components/place-field/PlaceField.tsx';
export { PlaceList, type PlaceListProps } from '../../src/components/place-field/PlaceList.tsx';
export type { Nearby, NearbyState, PlaceHelp } from '../../src/components/place-field/types.ts';
export { useChosenPlace } from '../../src/components/place-field/use-place.ts';

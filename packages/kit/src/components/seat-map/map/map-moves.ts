/** How one moves about a map: by keys, by fingers and wheels, and by scrolling. Loaded once the map is drawn. */
export { bringTurnInSight } from '../choose/turn-in-sight.ts';
export { followCabins } from './follow-cabins.ts';
export { pressOnSeat } from './grid-press.ts';
export { nearestSeat } from './nearest-seat.ts';
export { zoomingOf } from './zooming.ts';

/** Parts that are wanted after a tap at the earliest. One file: all of them are fetched once the map is drawn. */
export { ExitRowSheet } from './choose/ExitRowSheet.tsx';
export { SeatConditions } from './choose/SeatConditions.tsx';
export { SeatList } from './list/SeatList.tsx';

import type { Call } from '../call.ts';
import { boardingPasses } from './boarding-passes.ts';
import {
  checkInJourneys,
  findTicket,
  verifyTicket,
  checkIn,
  cancelCheckIn,
  setAutoCheckIn,
  checkInCities,
} from './check-in.ts';
import { companions, addCompanion, changeCompanion, removeCompanion, joinCompanions } from './companions.ts';
import { seatMap, cabinOfFlight } from './seat-map.ts';
import {
  chooseSeats,
  seatOrders,
  paySeatOrder,
  cancelSeatOrder,
  saveSeatContact,
  changeSeat,
  seatChange,
} from './seats.ts';
import { travelInformation, saveTravelInformation } from './travel-information.ts';

/** Calls of the area `check-in`. */
export const calls: readonly Call[] = [
  checkInJourneys,
  findTicket,
  verifyTicket,
  checkIn,
  cancelCheckIn,
  setAutoCheckIn,
  checkInCities,
  seatMap,
  cabinOfFlight,
  chooseSeats,
  seatOrders,
  paySeatOrder,
  cancelSeatOrder,
  saveSeatContact,
  changeSeat,
  seatChange,
  companions,
  addCompanion,
  changeCompanion,
  removeCompanion,
  joinCompanions,
  travelInformation,
  saveTravelInformation,
  boardingPasses,
];

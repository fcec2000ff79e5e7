export type { TravelInformation } from '../../contracts/check-in/travel-information.ts';

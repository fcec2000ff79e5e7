export type { TravelInformation } from '../../contracts/travel-information.ts';

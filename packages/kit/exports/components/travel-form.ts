export {
  PassengerSwitch,
  type PassengerSwitchProps,
  type SwitchPassenger,
  type TravelFormState,
} from '../../src/components/travel-form/PassengerSwitch.tsx';
export { TravelForm, type TravelFormProps } from '../../src/components/travel-form/TravelForm.tsx';
export type { TravelInformation } from '../../src/components/travel-form/types.ts';
export type {
  TravelContext,
  TravelInformationTyped,
} from '../../src/validators/check-in/travel-information.ts';

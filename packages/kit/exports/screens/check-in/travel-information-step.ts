export { TravelInformationStep } from '../../../src/screens/check-in/people/TravelInformationStep.tsx';

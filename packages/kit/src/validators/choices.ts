import { genders, type Gender } from '../rules/genders.ts';
import { accept, refuse, type Checked } from './result.ts';

/** A gender was chosen. */
export function chosenGender(input: string): Checked<Gender> {
  const chosen = genders.find((gender) => gender === input);
  return chosen ? accept(chosen) : refuse('gender.choose');
}

/** A country or region was chosen. */
export const chosenCountry = (input: string): Checked =>
  input === '' ? refuse('country.choose') : accept(input);

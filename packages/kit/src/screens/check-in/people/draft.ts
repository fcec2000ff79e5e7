import type { CompanionFields } from '../../../components/companion-form/types.ts';
import type { TravelInformation } from '../../../components/travel-form/types.ts';
import type { CompanionTyped } from '../../../validators/check-in/companion-typed.ts';
import type { TravelInformationTyped } from '../../../validators/check-in/travel-information.ts';
import { personalDraft, useFormDraft, type FormDraftInUse } from '../../shell/use-form-draft.ts';

export const companionDraft = personalDraft<CompanionTyped, CompanionFields>('companion');

export const travelDraft = personalDraft<TravelInformationTyped, TravelInformation>('travelInformation');

export type PersonDraftInUse<Typed, Sent> = FormDraftInUse<Typed, Sent>;
export { useFormDraft as usePersonDraft };

import type { YouthApplicant } from '../../../contracts/programmes/programmes.ts';
import type { YouthTyped } from '../../../validators/programmes/youth.ts';
import { draftInMemory } from '../../shell/use-form-draft.ts';

export const youthDraft = draftInMemory<YouthTyped, YouthApplicant>('youthApplication');

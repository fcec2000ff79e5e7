import type { YouthApplicant } from '../../../contracts/programmes/programmes.ts';
import type { YouthTyped } from '../../../validators/programmes/youth.ts';
import { personalDraft } from '../../shell/use-form-draft.ts';

export const youthDraft = personalDraft<YouthTyped, YouthApplicant>('youthApplication');

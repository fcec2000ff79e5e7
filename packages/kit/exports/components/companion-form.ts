export {
  CompanionForm,
  type CompanionFormProps,
} from '../../src/components/companion-form/CompanionForm.tsx';
export type { CompanionFields } from '../../src/components/companion-form/types.ts';
export type { CompanionContext, CompanionTyped } from '../../src/validators/check-in/companion-typed.ts';

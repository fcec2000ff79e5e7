export type { SavedAddress, SavedContact } from '../../contracts/saved-people.ts';

export type { SavedAddress, SavedContact } from '../../contracts/saved-people/saved-people.ts';

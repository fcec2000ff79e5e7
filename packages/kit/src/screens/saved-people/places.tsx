import { createContext, use } from 'react';
import type { Navigation } from '../../navigation/navigation.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { lists, type SavedKind } from './kinds.ts';

/** Pages among which saved entries are edited: the member's own lists, or those of a flow that chooses from them. */
export interface SavedPlaces {
  readonly listHref: (kind: SavedKind) => string;
  /** Back to the list. */
  readonly toList: (kind: SavedKind) => void;
  /** On from an entry that was saved, under its id. */
  readonly afterSaving: (kind: SavedKind, id: string) => void;
  /** The entry is saved, also when the traveller has left its form. */
  readonly onSaved?: (kind: SavedKind, id: string) => void;
  /** Form of a passenger; without an id that of a new one. */
  readonly passengerHref: (id: string | undefined) => string;
  /** On to one document of the passenger whose form is open; a new one without an index. */
  readonly toDocument: (id: string | undefined, index: number | undefined) => void;
}

const ofMember = (navigation: Navigation): SavedPlaces => ({
  listHref: (kind) => navigation.href(lists[kind]),
  toList: (kind) => navigation.returnTo(lists[kind]),
  afterSaving: (kind) => navigation.returnTo(lists[kind]),
  passengerHref: (passenger) =>
    passenger === undefined
      ? navigation.href('addSavedPassenger')
      : navigation.href('editSavedPassenger', { query: { passenger } }),
  toDocument(passenger, index) {
    const query = passenger === undefined ? {} : { passenger };
    if (index === undefined) navigation.go('addPassengerDocument', { query });
    else navigation.go('editPassengerDocument', { params: { index: String(index) }, query });
  },
});

/** Places of a flow that has the editors among its own pages. */
export const SavedPlacesContext = createContext<SavedPlaces | undefined>(undefined);

/** Places around the editor that asks: those of the flow that it is part of, else the member's lists. */
export function useSavedPlaces(): SavedPlaces {
  const navigation = useNavigation();
  return use(SavedPlacesContext) ?? ofMember(navigation);
}

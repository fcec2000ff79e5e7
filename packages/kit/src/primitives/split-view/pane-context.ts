import { createContext, use } from 'react';

/** Which of the two columns a screen is drawn in. */
export interface PaneState {
  readonly part: 'list' | 'detail';
  /** The address is that of this column: its title is that of the page. */
  readonly shown: boolean;
}

/** Undefined where a screen has the window to itself. */
export const PaneContext = createContext<PaneState | undefined>(undefined);

/** The column that a screen is drawn in; undefined where it has the window to itself. */
export const usePane = (): PaneState | undefined => use(PaneContext);

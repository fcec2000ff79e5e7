import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';

export type PaneProps = RootProps & {
  /** Heading of the column; that of the page where the address is the column's. */
  title: ReactNode;
  /** The way back. */
  back?: { label: string; onClick: () => void } | undefined;
  /** One thing to do with the whole of it, at the end of the heading. */
  action?: ReactNode;
  /** Content right under the heading, on a surface. */
  band?: ReactNode;
  /** The main action, as the last block. */
  footer?: ReactNode;
  /** The content has columns of its own: it takes the breadth that there is. */
  wide?: boolean | undefined;
  /** Content. */
  children: ReactNode;
};

/** Which of the two columns a screen is drawn in. */
export interface PaneState {
  readonly part: 'list' | 'detail';
  /** The address is that of this column: its title is that of the page. */
  readonly shown: boolean;
  /** Its frame, which comes with the columns: a screen alone does not carry it. */
  readonly Pane: ComponentType<PaneProps>;
}

/** Undefined where a screen has the window to itself. */
export const PaneContext = createContext<PaneState | undefined>(undefined);

/** The column that a screen is drawn in; undefined where it has the window to itself. */
export const usePane = (): PaneState | undefined => use(PaneContext);

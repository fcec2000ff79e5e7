export { Pane } from '../../src/primitives/split-view/Pane.tsx';
export type { PaneProps } from '../../src/primitives/split-view/pane-context.ts';
export {
  SplitView,
  type SplitPart,
  type SplitViewProps,
} from '../../src/primitives/split-view/SplitView.tsx';

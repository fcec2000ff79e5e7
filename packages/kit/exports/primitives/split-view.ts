export { Pane, type PaneProps } from '../../src/primitives/split-view/Pane.tsx';
export {
  SplitView,
  type SplitPart,
  type SplitViewProps,
} from '../../src/primitives/split-view/SplitView.tsx';

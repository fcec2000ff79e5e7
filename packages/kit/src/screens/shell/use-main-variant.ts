import type { ButtonProps } from '../../primitives/button/Button.tsx';
import { usePane } from '../../primitives/split-view/pane-context.ts';

/** Look of a list's own main action: beside a detail the one filled button is the detail's. */
export const useMainVariant = (): NonNullable<ButtonProps['variant']> =>
  usePane()?.part === 'list' ? 'tinted' : 'filled';

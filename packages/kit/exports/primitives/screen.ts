export { Screen, type ScreenProps } from '../../src/primitives/screen/Screen.tsx';
export { Shell, type ShellProps } from '../../src/primitives/screen/Shell.tsx';

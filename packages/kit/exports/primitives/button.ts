export {
  Button,
  type ButtonProps,
  type ButtonTone,
  type ButtonVariant,
} from '../../src/primitives/button/Button.tsx';
export { IconButton, type IconButtonProps } from '../../src/primitives/button/IconButton.tsx';

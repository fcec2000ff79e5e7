export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from '../../src/primitives/visually-hidden/VisuallyHidden.tsx';

export { Toasts, type ToastsProps } from '../../src/primitives/toast/Toasts.tsx';
export {
  createToastStore,
  toastStore,
  type Toast,
  type ToastAction,
  type ToastStore,
} from '../../src/primitives/toast/store.ts';

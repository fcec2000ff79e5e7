export {
  RepurchaseCheck,
  type RepurchaseCheckProps,
} from '../../src/components/repurchase/RepurchaseCheck.tsx';
export {
  RepurchaseWindows,
  type RepurchaseWindowsProps,
} from '../../src/components/repurchase/RepurchaseWindows.tsx';
export {
  RepurchaseForm,
  type RepurchaseCode,
  type RepurchaseFormProps,
} from '../../src/components/repurchase/RepurchaseForm.tsx';

export {
  ActivationForm,
  type ActivationFormProps,
  type UnknownCode,
} from '../../src/components/activation-form/ActivationForm.tsx';

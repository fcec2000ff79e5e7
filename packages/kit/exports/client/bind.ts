export {
  bindAction,
  bindOutcomes,
  bindSignIn,
  unbindSignIn,
  type BindAction,
} from '../../src/client/bind.ts';

export { bindAction, bindOutcomes, bindSignIn, type BindAction } from '../../src/client/bind.ts';

export { Steps, type StepsProps } from '../../src/primitives/steps/Steps.tsx';

export { CounterPlace, type CounterPlaceProps } from '../../src/components/counter-place/CounterPlace.tsx';

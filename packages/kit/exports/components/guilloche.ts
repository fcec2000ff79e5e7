export { Guilloche, type GuillocheProps } from '../../src/components/guilloche/Guilloche.tsx';

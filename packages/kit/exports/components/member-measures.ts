export {
  MemberMeasures,
  type MemberMeasuresProps,
} from '../../src/components/member-measures/MemberMeasures.tsx';

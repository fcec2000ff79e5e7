export { MemberCode, type MemberCodeProps } from '../../src/components/member-code/MemberCode.tsx';

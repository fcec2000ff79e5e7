export { ProgrammeRulesScreen } from '../../../src/screens/programmes/programme-rules/ProgrammeRulesScreen.tsx';

export { ProgrammeRulesScreen } from '../../../src/screens/programme-rules/ProgrammeRulesScreen.tsx';

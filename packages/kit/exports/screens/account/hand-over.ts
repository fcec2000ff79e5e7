export {
  HandOverQuestion,
  type HandOverQuestionProps,
} from '../../../src/screens/account/hand-over/HandOverQuestion.tsx';
export { HandOverNotice } from '../../../src/screens/account/hand-over/HandOverNotice.tsx';

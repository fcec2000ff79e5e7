export { DocumentLines, type DocumentLinesProps } from '../../src/components/person-line/DocumentLines.tsx';
export { MaskedNumber, type MaskedNumberProps } from '../../src/components/person-line/MaskedNumber.tsx';
export { PersonHead, type PersonHeadProps } from '../../src/components/person-line/PersonHead.tsx';
export { MaskedText, type MaskedTextProps } from '../../src/components/person-line/MaskedText.tsx';
export {
  MaskedSentence,
  type MaskedSentenceProps,
} from '../../src/components/person-line/MaskedSentence.tsx';

import { MaskedText } from './MaskedText.tsx';

export interface MaskedSentenceProps {
  /** Words with phones or addresses whose middle is hidden: `Sent to 138****0001`. */
  text: string;
}

/** Latin letters, digits and signs of an address round what is hidden: words of other scripts may touch them. */
const masked = /([+\w]*[*•＊]{2,}[\w@.-]*\w)/;

/** A sentence whose hidden numbers are drawn like those that stand alone. */
export const MaskedSentence = ({ text }: MaskedSentenceProps) =>
  text.split(masked).map((part, index) => (index % 2 === 0 ? part : <MaskedText key={index} text={part} />));

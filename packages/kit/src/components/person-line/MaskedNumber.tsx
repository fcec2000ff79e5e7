import type { RootProps } from '../../primitives/root-props.ts';
import { maskedNumber, type MaskEnds } from '../../rules/beneficiaries.ts';
import { MaskedText } from './MaskedText.tsx';

export interface MaskedNumberProps extends RootProps<HTMLSpanElement> {
  /** The whole number of a document. Only its ends reach the page. */
  number: string;
  /** How many characters are shown at most, where it is no document. */
  ends?: MaskEnds;
}

/** A document's number with its middle hidden. */
export function MaskedNumber({ number, ends, ...root }: MaskedNumberProps) {
  return <MaskedText {...root} text={maskedNumber(number, ends)} />;
}

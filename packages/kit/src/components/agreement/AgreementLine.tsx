import type { ReactNode } from 'react';
import type { Tag } from '../../messages/types.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { AgreementText } from './AgreementSheet.tsx';
import { useAgreementLinks } from './use-agreement-links.tsx';

export interface AgreementLineProps extends RootProps<HTMLParagraphElement> {
  /** Writes the sentence, with the words that open the texts. */
  say: (links: Readonly<Record<AgreementText, Tag>>) => ReactNode;
}

/** Says what is agreed to by what follows, where nothing is ticked; the texts open over the page. */
export function AgreementLine({ say, ...root }: AgreementLineProps) {
  const { links, sheet } = useAgreementLinks();
  return (
    <>
      <p {...root}>{say(links)}</p>
      {sheet}
    </>
  );
}

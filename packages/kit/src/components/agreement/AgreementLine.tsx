import type { ReactNode } from 'react';
import type { Tag } from '../../messages/types.ts';
import type { AgreementText } from './AgreementSheet.tsx';
import { useAgreementLinks } from './use-agreement-links.tsx';

export interface AgreementLineProps {
  /** Writes the sentence, with the words that open the texts. */
  say: (links: Readonly<Record<AgreementText, Tag>>) => ReactNode;
}

/** Says what is agreed to by what follows, where nothing is ticked; the texts open over the page. */
export function AgreementLine({ say }: AgreementLineProps) {
  const { links, sheet } = useAgreementLinks();
  return (
    <>
      <p>{say(links)}</p>
      {sheet}
    </>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { ContentAction } from './ContentAction.tsx';
import { ContentHero } from './ContentHero.tsx';
import { ContentList } from './ContentList.tsx';
import { ContentSteps } from './ContentSteps.tsx';
import { ContentText } from './ContentText.tsx';
import type { ContentBlock } from './types.ts';
import * as styles from './ContentBlocks.css.ts';

export interface ContentBlocksProps extends RootProps<HTMLDivElement> {
  /** In their order on the page. */
  blocks: readonly ContentBlock[];
  /** Where a name of a destination leads; undefined for one that is not known, which then is no way. */
  hrefOf: (to: string) => string | undefined;
  /** There while nothing that can be shown has been written. */
  empty?: ReactNode;
}

/** Content that an airline has written for a page, block by block. */
export function ContentBlocks({ blocks, hrefOf, empty, className, ...root }: ContentBlocksProps) {
  if (blocks.length === 0) return empty;
  return (
    <div {...root} className={classNames(styles.blocks, className)}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} {...{ block, hrefOf }} />
      ))}
    </div>
  );
}

function Block({ block, hrefOf }: { block: ContentBlock } & Pick<ContentBlocksProps, 'hrefOf'>) {
  switch (block.kind) {
    case 'hero':
      return <ContentHero block={block} />;
    case 'text':
      return <ContentText block={block} />;
    case 'list':
      return <ContentList {...{ block, hrefOf }} />;
    case 'steps':
      return <ContentSteps block={block} />;
    case 'action':
      return <ContentAction {...{ block, hrefOf }} />;
  }
}

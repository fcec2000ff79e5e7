import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import type { BlockOf } from './types.ts';
import * as styles from './ContentBlocks.css.ts';

/** Paragraphs, with or without a heading. */
export function ContentText({ block: { title, paragraphs } }: { block: BlockOf<'text'> }) {
  const words = (
    <Card className={styles.paragraphs}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </Card>
  );
  return title === undefined ? words : <Section title={title}>{words}</Section>;
}

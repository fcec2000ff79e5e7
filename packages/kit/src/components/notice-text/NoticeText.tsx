import { useEffect, useId, useRef } from 'react';
import { useEntries } from '../../messages/use-entries.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { NoticeSlug } from '../../rules/notices/notices.ts';
import { readNotice, type NoticeBlock, type NoticeSection } from '../../rules/notices/read-notice.ts';
import { NoticeEntries } from './NoticeEntries.tsx';
import * as styles from './NoticeText.css.ts';

export interface NoticeTextProps extends RootProps<HTMLDivElement> {
  /** Notice to show. */
  notice: NoticeSlug;
  /** Level of the headings: 3 in a sheet, whose title is a heading itself. */
  level?: 2 | 3 | undefined;
  /** Name of the section that it opens at, which comes into sight with the focus on its heading. */
  section?: string | undefined;
}

/** The whole text of a notice in the language in use. Its words come with it, so it suspends. */
export function NoticeText({ notice, level = 2, section: opened, className, ...root }: NoticeTextProps) {
  const { lead, sections } = readNotice(useEntries(`notice-${notice}`));
  return (
    <div {...root} className={classNames(styles.text, className)}>
      <p className={styles.lead}>{lead}</p>
      {sections.map((section) => (
        <Section key={section.name} section={section} level={level} opened={section.name === opened} />
      ))}
    </div>
  );
}

interface SectionProps {
  section: NoticeSection;
  level: 2 | 3;
  opened: boolean;
}

function Section({ section, level, opened }: SectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!opened) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [opened]);
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <Heading ref={heading} id={id} tabIndex={opened ? -1 : undefined} className={styles.heading}>
        {section.title}
      </Heading>
      <div className={styles.blocks}>
        {section.blocks.map((block) => (
          <Block key={keyOf(block)} block={block} />
        ))}
      </div>
    </section>
  );
}

/** Its first words: no two parts of a notice begin alike. */
const keyOf = (block: NoticeBlock): string | undefined =>
  block.kind === 'entries' ? block.entries[0]?.name : block.texts[0];

function Block({ block }: { block: NoticeBlock }) {
  if (block.kind === 'entries') return <NoticeEntries entries={block.entries} />;
  if (block.kind === 'text') return block.texts.map((text) => <p key={text}>{text}</p>);
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={styles[block.kind]}>
      {block.texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}

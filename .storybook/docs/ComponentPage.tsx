import { ArgTypes, DocsContext, Markdown, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { vars } from '@mapp/kit/theme';
import { use, useContext, useState } from 'react';
import kit from '../../packages/kit/package.json' with { type: 'json' };
import sizes from '../../tests/package/sizes.json' with { type: 'json' };
import { textOf } from './component-texts.ts';
import { StoryFrames } from './StoryFrames.tsx';

const weights: Readonly<Record<string, { readonly js: number; readonly css: number } | undefined>> = sizes;

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

const repository: unknown = import.meta.env['STORYBOOK_REPOSITORY'];

/** Where the sources are: a link where the catalogue was built from a repository that others can open. */
const Source = ({ path }: { path: string }) =>
  typeof repository === 'string' ? (
    <a href={`${repository}/tree/main/${path}`}>{path}</a>
  ) : (
    <code>{path}</code>
  );

/** Status, version and weight of a public subpath, in one line. */
function Facts({ door, tags }: { door: string; tags: readonly string[] }) {
  const weight = weights[`./${door}`];
  const facts = [
    tags.includes('beta') ? 'Beta' : 'Stable',
    `since ${kit.version}`,
    ...(weight ? [`${kib(weight.js)} of JavaScript and ${kib(weight.css)} of CSS, gzipped`] : []),
  ];
  return (
    <p style={{ color: vars.color.text.secondary }}>
      <code>{`@mapp/kit/${door}`}</code> · {facts.join(' · ')} · <Source path={`packages/kit/src/${door}`} />
    </p>
  );
}

/**
 * Docs page of a component, a screen or a journey: what is written of it, its first states each in a frame of its own, and its
 * props. No more frames load than a browser draws at once; the other states are a link away.
 */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [text] = useState(() => textOf(stories[0]?.title ?? ''));
  const written = use(text);
  const [first] = stories;
  if (!first) return null;
  const door = first.title;
  const { globals } = context.getStoryContext(first);
  return (
    <>
      <Title />
      {written === undefined ? <Subtitle /> : <Facts door={door} tags={first.tags} />}
      {written !== undefined && <Markdown>{written.replace(/^# .*\n/, '')}</Markdown>}
      <StoryFrames stories={stories} globals={globals} />
      {first.component && (
        <>
          <h2>Props</h2>
          <ArgTypes of={first.component} />
          {written !== undefined && (
            <p>
              Every component also takes <code>className</code>, <code>style</code>, <code>ref</code> and{' '}
              <code>data-*</code> on its root, and where its root is a native control, that control’s own
              attributes.
            </p>
          )}
        </>
      )}
    </>
  );
}

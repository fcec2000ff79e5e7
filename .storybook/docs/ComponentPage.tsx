import { DocsContext, Markdown, PureArgsTable, Title } from '@storybook/addon-docs/blocks';
import { vars } from '@mapp/kit/theme';
import { Fragment, use, useContext, useState, type ComponentType } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import kit from '@mapp/kit/package.json' with { type: 'json' };
import declarations from '../../tests/package/props.txt?raw';
import sizes from '../../tests/package/sizes.json' with { type: 'json' };
import { presentTypes, publishedTypes } from '../arg-types.ts';
import { readDocuments } from '../documents.ts';
import { declarationsOf } from '../published-types.ts';
import { textOf } from './component-texts.ts';
import { withNative } from './native-attributes.ts';
import { componentsAt } from './others.ts';
import { sourceAddress, sourceOfDoor } from './sources.ts';
import { StoryFrames, StoryLinks } from './StoryFrames.tsx';

const weights: Readonly<Record<string, { readonly js: number; readonly css: number } | undefined>> = sizes;

/** Types of the public components, as the package has them. */
const published = declarationsOf(declarations);

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** Where the sources are: a link where there is an address. */
function Source({ path }: { path: string }) {
  const address = sourceAddress(path);
  return address === undefined ? <code>{path}</code> : <a href={address}>{path}</a>;
}

/** Frames that one page shows alive: each of them is a whole page. */
const most = 6;

/** Status, version and weight of a public subpath, in one line. */
function Facts({ door, status }: { door: string; status: 'beta' | 'stable' }) {
  const weight = weights[`./${door}`];
  const facts = [
    status === 'beta' ? 'Beta' : 'Stable',
    `@mapp/kit ${kit.version}`,
    ...(weight ? [`${kib(weight.js)} of JavaScript and ${kib(weight.css)} of CSS, gzipped`] : []),
  ];
  return (
    <p style={{ color: vars.color.text.secondary }}>
      <code>{`@mapp/kit/${door}`}</code> · {facts.join(' · ')} · <Source path={sourceOfDoor(door)} />
    </p>
  );
}

/** A component, and how its source becomes rows. */
interface Documented {
  readonly component: ComponentType;
  readonly extract: (component: ComponentType) => StrictArgTypes | null;
}

/** An element with a way to its reference, after `or` where it is not the first. */
const linked = (tag: string, at: number) => (
  <Fragment key={tag}>
    {at > 0 && ' or '}
    <a href={`https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/${tag}`}>
      <code>{`<${tag}>`}</code>
    </a>
  </Fragment>
);

function nameOf(component: ComponentType): string {
  const { __docgenInfo: read } = component as { __docgenInfo?: { displayName?: string } };
  return read?.displayName ?? '';
}

/** Table of a component's props: its own, then the native attributes of its root. */
function Props({ title, component, extract }: Documented & { title: string }) {
  const name = nameOf(component);
  const own = publishedTypes(presentTypes(extract(component) ?? {}), published, title, name);
  const { rows, elements, takesAll } = withNative(title, name, own);
  return (
    <>
      <PureArgsTable rows={rows} />
      {elements.length > 0 && (
        <p>
          Native attributes are set on the root, {elements.map(linked)}
          {takesAll && '; it takes every other attribute too'}.
        </p>
      )}
    </>
  );
}

/** Tables of the other components of a public subpath, each under its name and sentence. */
function Others({ title, component, extract }: Documented & { title: string }) {
  const others = use(componentsAt(title)).filter(({ name }) => name !== nameOf(component));
  return others.map(({ name, docs }) => (
    <details key={name}>
      <summary style={{ cursor: 'pointer', paddingBlock: vars.space[3] }}>
        <code>{name}</code> {docs.description}
      </summary>
      <Props title={title} component={Object.assign(() => null, { __docgenInfo: docs })} extract={extract} />
    </details>
  ));
}

/** Docs of a public subpath as they are drawn: its title, what leads to the first picture, and what follows it. */
function partsOf(text: string) {
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  const [title = '', ...lead] = head.split('\n');
  return { title: title.replace(/^# /, ''), lead: lead.join('\n'), rest: sections.join('') };
}

/**
 * Docs page of a component, a screen or a journey: what is written of it, its first states each in a frame of its own, and its
 * props. No more frames load than a browser draws at once; the other states are a link away.
 */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const first = stories.at(0);
  const [text] = useState(() => textOf(first?.title ?? ''));
  const written = use(text);
  const [loaded, setLoaded] = useState(0);
  if (!first) return null;
  const { globals } = context.getStoryContext(first);
  const { extractArgTypes: extract } = first.parameters['docs'] as {
    extractArgTypes?: Documented['extract'];
  };
  const shown = stories.slice(0, most).map((story, at) => ({ ...story, turn: at <= loaded }));
  const frames = { globals, onLoad: () => setLoaded((before) => before + 1) };
  const parts = written === undefined ? undefined : partsOf(written);
  return (
    // The words of the docs are English, whatever the stories speak.
    <div lang="en">
      <Title>{parts?.title}</Title>
      {parts && written !== undefined && (
        <>
          <Facts door={first.title} status={readDocuments(written).status} />
          <Markdown>{parts.lead}</Markdown>
          <StoryFrames {...frames} stories={shown.slice(0, 1)} />
          <Markdown>{parts.rest}</Markdown>
        </>
      )}
      <h2>States</h2>
      <StoryFrames {...frames} stories={parts ? shown.slice(1) : shown} />
      <StoryLinks stories={stories.slice(most)} />
      {first.component && extract && (
        <>
          <h2>Props</h2>
          <Props title={first.title} component={first.component} extract={extract} />
          <Others title={first.title} component={first.component} extract={extract} />
        </>
      )}
    </div>
  );
}

import { useState } from 'react';
import { Badge, type BadgeTone } from '@mapp/kit/primitives/badge';
import { vars } from '@mapp/kit/theme';
import {
  countOf,
  storyHref,
  type CoverageGroup,
  type CoverageItem,
  type CoverageState,
  type Standing,
} from './coverage.ts';
import { Folded, Folds, Rows, small } from './rows.tsx';

const words: Readonly<Record<Standing, string>> = {
  shown: 'shown',
  missing: 'missing',
  toCome: 'to come',
};
const tones: Readonly<Record<Standing, BadgeTone>> = { shown: 'done', missing: 'error', toCome: 'neutral' };
const kinds: readonly CoverageGroup['kind'][] = [
  'Routes',
  'Calls',
  'Codes',
  'Messages',
  'Roles',
  'States',
  'Constants',
];

/** `12 shown · 1 to come`: what there is none of is left out of a group, and is in the sums. */
const saidOfGroup = (group: CoverageGroup): string =>
  Object.entries(countOf([group]))
    .filter(([, count]) => count > 0)
    .map(([standing, count]) => `${count} ${words[standing as Standing]}`)
    .join(' · ');

/** `109 shown · 0 missing · 95 to come` */
const said = (groups: readonly CoverageGroup[]): string =>
  Object.entries(countOf(groups))
    .map(([standing, count]) => `${count} ${words[standing as Standing]}`)
    .join(' · ');

const link = {
  display: 'inline-block',
  minBlockSize: 24,
  color: vars.color.action.text,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
} as const;

/** A state of a route: its story, that it is missing, or why it cannot occur. */
function State(state: CoverageState) {
  return (
    <li data-state={state.state} style={{ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] }}>
      {state.standing === 'shown' ? (
        <a href={storyHref(state.story)} target="_top" style={link}>
          {state.state}
        </a>
      ) : (
        <span style={{ minBlockSize: 24 }}>{state.state}</span>
      )}
      {state.standing === 'missing' && <Badge tone={tones.missing}>{words.missing}</Badge>}
      {state.standing === 'cannotOccur' && <span style={small}>cannot occur: {state.reason}</span>}
    </li>
  );
}

function Item({ name, note, standing, stories, tests, states }: CoverageItem) {
  return (
    <li data-standing={standing} style={{ display: 'grid', gap: vars.space[1] }}>
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' }}>
        <b style={{ overflowWrap: 'anywhere' }}>{name}</b>
        <Badge tone={tones[standing]}>{words[standing]}</Badge>
      </span>
      {note && <span style={small}>{note}</span>}
      {states && (
        <ul>
          {states.map((state) => (
            <State key={state.state} {...state} />
          ))}
        </ul>
      )}
      {stories.length > 0 && (
        <ul style={{ display: 'grid', gap: vars.space[1] }}>
          {stories.map((id) => (
            <li key={id}>
              <a href={storyHref(id)} target="_top" style={link}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      )}
      {tests.length > 0 && <span style={small}>{tests.join(' · ')}</span>}
    </li>
  );
}

function Group({ group }: { group: CoverageGroup }) {
  const [open, setOpen] = useState(false);
  return (
    <Folded title={group.title} detail={saidOfGroup(group)} onOpen={setOpen}>
      {open && (
        <Rows>
          {group.items.map((item) => (
            <Item key={item.name} {...item} />
          ))}
        </Rows>
      )}
    </Folded>
  );
}

/** Everything of the documents against its stories and tests; what is missing is counted, and named first. */
export function CoveragePage({ groups }: { groups: readonly CoverageGroup[] }) {
  const missing = groups.flatMap(({ kind, items }) =>
    items.filter(({ standing }) => standing === 'missing').map((item) => ({ kind, item })),
  );
  return (
    <>
      <p data-count="all">{said(groups)}</p>
      {missing.length > 0 && (
        <section style={{ display: 'grid', gap: vars.space[3] }}>
          <h2 style={{ fontWeight: vars.font.weight.semibold }}>Still missing</h2>
          <Rows>
            {missing.map(({ kind, item }) => (
              <Item key={`${kind} ${item.name}`} {...item} />
            ))}
          </Rows>
        </section>
      )}
      {kinds.map((kind) => {
        const own = groups.filter((group) => group.kind === kind);
        return (
          <section key={kind} style={{ display: 'grid', gap: vars.space[3] }}>
            <h2 style={{ fontWeight: vars.font.weight.semibold }}>{kind}</h2>
            <p data-count={kind} style={small}>
              {said(own)}
            </p>
            <Folds>
              {own.map((group) => (
                <Group key={group.title} group={group} />
              ))}
            </Folds>
          </section>
        );
      })}
    </>
  );
}

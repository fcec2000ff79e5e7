/** @jsxRuntime classic */
/** @jsx createElement */
/** @jsxFrag Fragment */
// The manager brings a React of its own, which knows no runtime for JSX.
// oxlint-disable-next-line no-unused-vars -- JSX is made by it.
import { createElement, Fragment } from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { globalTypes } from './toolbar.ts';

type Choice = Omit<(typeof globalTypes)['host'], 'toolbar'>;

const isChoice = (type: object): type is Choice => 'items' in type && !('toolbar' in type);

const Fields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'center',
  gap: '8px 16px',
});

const titleOf = ({ items }: Choice, value: unknown): string =>
  items.find((item) => item.value === value)?.title ?? String(value);

/** Everything around a story that has no menu of its own on the bar: one button, which says how much of it is not as usual. */
export function CircumstancesTool() {
  const types = useGlobalTypes();
  const [globals, update, storyGlobals] = useGlobals();
  const choices = Object.entries(types).flatMap(([name, type]) =>
    isChoice(type) ? [{ name, choice: type, value: String(globals[name]), usual: type.items[0]?.value }] : [],
  );
  const changed = choices.filter(({ value, usual }) => value !== usual);
  const told = changed.map(({ choice, value }) => titleOf(choice, value)).join(', ') || 'as usual';
  const fields = choices.map(({ name, choice, value }) => (
    <Fragment key={name}>
      <label htmlFor={`circumstance-${name}`}>{choice.description}</label>
      <Form.Select
        id={`circumstance-${name}`}
        size="100%"
        value={value}
        disabled={name in storyGlobals}
        onChange={(event) => update({ [name]: event.currentTarget.value })}
      >
        {choice.items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.right ? `${item.title} (${item.right})` : item.title}
          </option>
        ))}
        {choice.items.every((item) => item.value !== value) && <option value={value}>{value}</option>}
      </Form.Select>
    </Fragment>
  ));
  const reset = () => update(Object.fromEntries(choices.map(({ name, usual }) => [name, usual])));
  return (
    <PopoverProvider
      ariaLabel="Circumstances"
      padding={12}
      popover={
        <Fields>
          {fields}
          <span />
          <Button ariaLabel={false} disabled={changed.length === 0} onClick={reset}>
            All as usual
          </Button>
        </Fields>
      }
    >
      <Button
        padding="small"
        variant={changed.length > 0 ? 'outline' : 'ghost'}
        ariaLabel={`Circumstances: ${told}`}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M0 3.5h7m4 0h3M0 10.5h3m4 0h7" />
          <circle cx="9" cy="3.5" r="2" />
          <circle cx="5" cy="10.5" r="2" />
        </svg>
        {changed.length > 0 && changed.length}
      </Button>
    </PopoverProvider>
  );
}

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SelectField, type Choice } from './SelectField.tsx';

afterEach(cleanup);

const choicesOf = (word: string): readonly Choice[] =>
  Array.from({ length: 120 }, (_, at) => ({ value: `${at}`, label: `${word} ${at}`, disabled: at === 7 }));
const choices = choicesOf('Code');

const options = () => screen.getAllByRole<HTMLOptionElement>('option', { hidden: true });
const shown = () => screen.getByRole<HTMLSelectElement>('combobox').value;

it('a long list has all its options, and the value chosen, with those of another language too', () => {
  const onChange = vi.fn();
  const { rerender } = render(<SelectField label="Code" {...{ choices, onChange }} value="8" />);
  expect(options().map(({ value, text, disabled }) => ({ value, label: text, disabled }))).toEqual(choices);
  expect(shown()).toBe('8');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '9' } });
  expect(onChange).toHaveBeenCalledOnce();
  expect(shown()).toBe('8');
  rerender(<SelectField label="Code" {...{ choices, onChange }} value="10" />);
  expect(shown()).toBe('10');
  rerender(<SelectField label="Код" choices={choicesOf('Код')} onChange={onChange} value="11" />);
  expect(options()[3]?.text).toBe('Код 3');
  expect(options()).toHaveLength(120);
  expect(shown()).toBe('11');
});

it('two lists of the same choices have options of their own, and a ref reaches its control', () => {
  const ref = vi.fn();
  const of = (label: string, value: string) => (
    <SelectField {...{ label, choices, value, ref }} onChange={() => undefined} />
  );
  render(
    <>
      {of('One', '1')}
      {of('Two', '2')}
    </>,
  );
  const [one, two] = screen.getAllByRole<HTMLSelectElement>('combobox');
  expect([one?.value, two?.value]).toEqual(['1', '2']);
  expect([one?.length, two?.length]).toEqual([120, 120]);
  expect(ref.mock.calls.flat()).toEqual([one, two]);
});

it('a page that comes drawn has them already, and keeps them', async () => {
  const field = <SelectField label="Code" choices={choices} value="8" onChange={() => undefined} />;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(field);
  const drawn = place.querySelectorAll('option');
  expect(drawn).toHaveLength(120);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(place, field, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect([...place.querySelectorAll('option')]).toEqual([...drawn]);
  expect(shown()).toBe('8');
  act(() => root.unmount());
  place.remove();
});

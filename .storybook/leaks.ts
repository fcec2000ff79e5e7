import { definePreviewAddon } from 'storybook/internal/csf';
import { redact } from '@mapp/kit/telemetry';
import { personalValues } from '@mapp/sandbox/personal';
import { attributesOf, sweepFor, type Places } from '../tests/leaks/leaks.ts';
import { storyTime } from './clock.ts';
import { isPlays } from './plays.ts';
import type { World } from './world.ts';

const people = personalValues(storyTime.slice(0, 10));
const sweepPeople = sweepFor(people);

interface LeaksTypes {
  parameters: {
    /** Lines that the sweep must find; only the stories that prove the sweep leak on purpose. */
    leaks?: readonly string[];
  };
}

const levels = ['debug', 'info', 'log', 'warn', 'error'] as const;

/** Whether a text has the shape of somebody's data; the number of an order is in the documented addresses. */
function isPersonal(value: string): boolean {
  const redacted = redact(value);
  return redacted !== value && redacted !== '[order]';
}

/** Personal values of a form: fields for secrets, and text in the shape of a number, a phone or an address. */
function typedValues(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])')];
  return fields
    .filter(({ type, value }) => value.length > 3 && (type === 'password' || isPersonal(value)))
    .map(({ value }) => value);
}

const storedIn = (store: Storage): string => JSON.stringify(Object.entries(store));

/** Addresses that the story led to, stores, attributes and what telemetry was told. */
function placesOf({ navigation, host, told }: World, said: readonly string[]): Places {
  const left = host.log.filter(({ action }) => action === 'leave' || action === 'login');
  const kept = [host.session, host.local].map((store) => store.keys().map((key) => [key, store.get(key)]));
  return {
    address: [location.href, ...navigation.log.map(({ to }) => to), JSON.stringify(left)].join('\n'),
    storage: storedIn(localStorage) + storedIn(sessionStorage) + JSON.stringify(kept),
    cookies: document.cookie,
    console: said.join('\n'),
    attributes: attributesOf(),
    telemetry: JSON.stringify(told),
  };
}

/** Fails a story that leaves a person's data, or the token, where they must not be. Shown, read out or typed, they may be. */
export const addonLeaks = () => {
  let said: string[] = [];
  return definePreviewAddon<LeaksTypes>({
    beforeEach: () => {
      said = [];
      const real = levels.map((level) => console[level]);
      for (const level of levels) {
        const log = console[level];
        console[level] = (...values: unknown[]) => {
          // It quotes the page, and is not the program's.
          if (!values.some(isPlays)) said.push(values.map(String).join(' '));
          log(...values);
        };
      }
      return () => {
        levels.forEach((level, index) => Object.assign(console, { [level]: real[index] }));
      };
    },
    afterEach: ({ world, parameters, reporting }) => {
      const begin = performance.now();
      const places = placesOf(world, said);
      const { proof } = world.host.environment();
      const found = [...sweepPeople(places), ...sweepFor([proof, ...typedValues()])(places)];
      const milliseconds = performance.now() - begin;
      reporting.addReport({ type: 'leaks', version: 1, result: { milliseconds }, status: 'passed' });
      const expected = (parameters['leaks'] as readonly string[] | undefined) ?? [];
      const more = found.filter((line) => !expected.includes(line));
      if (more.length > 0) throw new Error(`This story leaks:\n${more.join('\n')}`);
      const unseen = expected.filter((line) => !found.includes(line));
      if (unseen.length > 0) throw new Error(`The sweep does not find:\n${unseen.join('\n')}`);
    },
  });
};

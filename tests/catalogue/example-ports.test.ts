import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const portsIn = (text: string): string[] =>
  [...text.matchAll(/(?:127\.0\.0\.1:|--port )(\d+)/g)].flatMap(([, port]) => port ?? []);

/** Port on which `npm start` and `npm run airline` serve. */
const [ownPort] = portsIn(readFileSync('README.md', 'utf8'));

const examples = ['vite', 'next'].map((framework) => {
  const read = (file: string) => readFileSync(`docs/examples/${framework}-refund/${file}`, 'utf8');
  return { framework, ports: ['package.json', `${framework}.config.ts`, 'README.md'].map(read).map(portsIn) };
});

it.each(examples)('the airline of the $framework example is where its host asks for it', ({ ports }) => {
  expect(ports.map((each) => each.length)).toEqual([1, 1, 1]);
  expect(new Set(ports.flat()).size).toBe(1);
});

it('all run side by side with the site', () => {
  const all = [ownPort, ...examples.map(({ ports }) => ports[0]?.[0])];
  expect(ownPort).toBe('4600');
  expect(new Set(all).size).toBe(3);
});

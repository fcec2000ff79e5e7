import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HostProvider, useHost } from './context.tsx';
import { fakeHost } from './fake.ts';

const Platform = () => useHost().environment().platform;

it('gives the host to what is below it', () => {
  expect(
    renderToStaticMarkup(
      <HostProvider host={fakeHost({ host: 'ali' })}>
        <Platform />
      </HostProvider>,
    ),
  ).toBe('Ali');
});

it('is missed where it is not', () => {
  expect(() => renderToStaticMarkup(<Platform />)).toThrow('useHost needs a HostProvider');
});

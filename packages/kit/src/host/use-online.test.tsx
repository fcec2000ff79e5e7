import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HostProvider } from './context.tsx';
import { fakeHost } from './fake.ts';
import { useOnline } from './use-online.ts';

const Connection = () => <>{String(useOnline())}</>;

it('a server has a connection, whatever the host says', () => {
  const html = renderToStaticMarkup(
    <HostProvider host={fakeHost({ online: false })}>
      <Connection />
    </HostProvider>,
  );
  expect(html).toBe('true');
});

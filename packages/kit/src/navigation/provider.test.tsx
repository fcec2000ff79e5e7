import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { memoryNavigation } from './navigation.ts';
import { NavigationProvider, useHere, useNavigation, usePlace } from './provider.tsx';
import { useQueryOfAddress } from './query-of-address.ts';

const Probe = () => {
  const { href } = useNavigation();
  const all = useQueryOfAddress().getAll('startDate');
  return <p>{JSON.stringify([href('home'), useHere()?.destination ?? null, usePlace('bill').query, all])}</p>;
};

const shown = (address?: string) => {
  const markup = renderToStaticMarkup(
    <NavigationProvider navigation={memoryNavigation()} {...(address !== undefined && { address })}>
      <Probe />
    </NavigationProvider>,
  );
  return JSON.parse(markup.replace(/<\/?p>/g, '').replaceAll('&quot;', '"')) as unknown;
};

describe('NavigationProvider', () => {
  it.each([
    [
      '/myBill?startDate=2026-05-01&x=1&startDate=%20#?startDate=c',
      ['/mapp/Home', 'bill', { startDate: '2026-05-01' }, ['2026-05-01', ' ']],
    ],
    ['/Home?startDate=2026-05-01', ['/mapp/Home', 'home', {}, ['2026-05-01']]],
    ['/nowhere', ['/mapp/Home', null, {}, []]],
    [undefined, ['/mapp/Home', 'home', {}, []]],
  ])('at %s', (address, expected) => {
    expect(shown(address)).toEqual(expected);
  });

  it('is missed where it is not', () => {
    expect(() => renderToStaticMarkup(<Probe />)).toThrow('useNavigation needs a NavigationProvider');
  });
});

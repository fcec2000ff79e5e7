/** The index list as hosts use it: with thousands of towns, and as the list of countries. */
import '@mapp/kit/theme';
import { CountryList } from '@mapp/kit/components/country-field';
import { PlaceList } from '@mapp/kit/components/place-field';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { IndexList } from '@mapp/kit/primitives/index-list';
import { findByKeys } from '@mapp/kit/rules';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { offer } from '../index-adapter.ts';
import { TownRow } from '../town-row.tsx';
import '../town-row.css';
import { byLetter, manyCities, manyTowns, type Town } from '../towns.ts';

const towns = manyTowns(5000);
const keys = towns.map((town) => town.keys);
const letters = byLetter(towns);
const words = { list: '城市', letters: '按首字母跳转' };
const codeOf = ({ code }: Town) => code;
const nothing = () => undefined;
const help = { served: manyCities(5000) };

function Towns() {
  const [query, setQuery] = useState('');
  const found = useMemo(() => findByKeys(query, towns, keys), [query]);
  const draw = useCallback(
    ({ name, aside, code }: Town) => <TownRow name={name} aside={aside} code={code} query={query} />,
    [query],
  );
  return (
    <IndexList<Town>
      words={words}
      groups={letters}
      keyOf={codeOf}
      onChange={nothing}
      search={{
        value: query,
        onChange: setQuery,
        found,
        label: '城市',
        clearLabel: '清除',
        status: found ? `${found.length} 个结果` : '',
      }}
    >
      {draw}
    </IndexList>
  );
}

await preloadMessages('zh', ['places']);
offer({
  towns: () => <Towns />,
  cities: () => (
    <MessagesProvider locale="zh">
      <Suspense>
        <PlaceList kind="city" value="" onChange={nothing} help={help} />
      </Suspense>
    </MessagesProvider>
  ),
  countries: () => (
    <MessagesProvider locale="zh">
      <Suspense>
        <CountryList value="" onChange={nothing} />
      </Suspense>
    </MessagesProvider>
  ),
});

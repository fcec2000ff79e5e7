/** The index list of antd-mobile as its documentation shows it, with a search above: the same 5,000 towns. */
import IndexBar from 'antd-mobile/es/components/index-bar';
import List from 'antd-mobile/es/components/list';
import SearchBar from 'antd-mobile/es/components/search-bar';
import { useMemo, useState } from 'react';
import { offer } from '../../index-adapter.ts';
import { TownRow } from '../../town-row.tsx';
import { byLetter, manyTowns } from '../../towns.ts';
import 'antd-mobile/es/global';
import '../../floor.css';
import '../../town-row.css';

const towns = manyTowns(5000);

function Towns() {
  const [query, setQuery] = useState('');
  const groups = useMemo(
    () => byLetter(query === '' ? towns : towns.filter(({ keys }) => keys.includes(query))),
    [query],
  );
  return (
    <div style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SearchBar value={query} onChange={setQuery} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <IndexBar>
          {groups.map(({ letter, items }) => (
            <IndexBar.Panel key={letter} index={letter} title={letter}>
              <List>
                {items.map((town) => (
                  <List.Item key={town.code}>
                    <TownRow name={town.name} aside={town.aside} code={town.code} query={query} />
                  </List.Item>
                ))}
              </List>
            </IndexBar.Panel>
          ))}
        </IndexBar>
      </div>
    </div>
  );
}

offer({ towns: () => <Towns />, cities: () => <Towns />, countries: () => <Towns /> });

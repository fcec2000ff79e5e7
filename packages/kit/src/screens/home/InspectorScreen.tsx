import { useHost } from '../../host/context.tsx';
import type { Capability } from '../../host/host.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { Facts, type Fact } from './Facts.tsx';
import { VersionSwitch } from './VersionSwitch.tsx';

const capabilities = {
  nativeLogin: true,
  share: true,
  pay: true,
  saveImage: true,
  setTitle: true,
  closeWebview: true,
  userInfo: true,
  ownTabBar: true,
  flightNews: true,
  ticketOrders: true,
  brightness: true,
  print: true,
} satisfies Record<Capability, true>;

/** Fields that say who somebody is or open a door: that they are there is all that is shown. */
const hidden: ReadonlySet<string> = new Set(['proof', 'loginToken', 'wxopenid', 'cipher']);

/** /test: host, environment and configuration as they are, and the version switch. There is no such page in production. */
export function InspectorScreen() {
  const { environment } = useConfig();
  return environment === 'test' ? <Inspector /> : <NotFound />;
}

function Inspector() {
  const t = useMessages('test');
  const host = useHost();
  const config = useConfig();
  const { operate, ...environment } = host.environment();
  const shown = (fields: object): Fact[] =>
    Object.entries(fields).map(([name, value]: [string, unknown]) => ({
      name,
      value: hidden.has(name)
        ? t(value === '' || value === undefined ? 'none' : 'hidden')
        : JSON.stringify(value ?? null),
    }));
  return (
    <Frame title={t('title')}>
      <VersionSwitch />
      <Section title={t('environment')}>
        <Facts facts={shown(environment)} />
      </Section>
      <Section title={t('operate')}>
        <Facts facts={shown(operate)} />
      </Section>
      <Section title={t('capabilities')}>
        <Facts
          facts={(Object.keys(capabilities) as Capability[]).map((name) => ({
            name,
            value: t(host.can(name) ? 'yes' : 'no'),
          }))}
        />
      </Section>
      <Section title={t('config')}>
        <Facts facts={shown(config)} />
      </Section>
    </Frame>
  );
}

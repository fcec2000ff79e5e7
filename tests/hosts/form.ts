/** Components that a server component may draw by itself. */
export const form = `
  import { BenefitTable } from '@mapp/kit/components/benefit-table';
  import { MessagesProvider } from '@mapp/kit/messages';
  import { Badge } from '@mapp/kit/primitives/badge';
  import { Button } from '@mapp/kit/primitives/button';
  import { Card } from '@mapp/kit/primitives/card';
  import { Checkbox, Field, SelectField, Switch } from '@mapp/kit/primitives/field';
  import { ListCard, ListRow } from '@mapp/kit/primitives/list-row';
  import { Notice } from '@mapp/kit/primitives/notice';

  export const Form = () => (
    <section id="kit">
      <MessagesProvider locale="en">
        <Card>
          <Field label="Name" hint="As in the passport" error="Too short" before="+86" />
          <SelectField label="Country" choices={[{ value: 'cn', label: 'China' }]} />
          <Checkbox label="Agreed" />
          <Switch label="Reminders" />
          <Notice tone="attention">Note</Notice>
          <Badge tone="done">Done</Badge>
        </Card>
        <ListCard><ListRow label="Points" detail="1,200" href="/mapp/myBill" /></ListCard>
        <Button>Go</Button> <Button variant="outline">Or not</Button>
        <BenefitTable tiers={[{ tierCode: 'STD', privileges: [{ benefit: 'accrual', included: true }] }]} own="STD" />
      </MessagesProvider>
    </section>
  );
`;

/** A member's screen within the host's own router; `useHostRouter` gives where one is and how to go. */
export const points = `
  import { createMapp, Mapp } from '@mapp/kit/mapp';
  import { ExpiringPointsScreen } from '@mapp/kit/screens/points/expiring-points';

  const mapp = createMapp({ config: { ssoUrl: '' } });

  export function PointsAt({ address, router }) {
    return (
      <Mapp mapp={mapp} address={address} router={router}>
        <ExpiringPointsScreen />
      </Mapp>
    );
  }
`;

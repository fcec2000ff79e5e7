import type { Page } from 'playwright';

/** Some of each kind of what the library draws, beside a host's own; `#kit` and `#own` tell them apart. */
export const hostPage = `
  import { Checkbox, Field, Segmented, SelectField, Switch } from '@mapp/kit/primitives/field';
  import { BenefitTable } from '@mapp/kit/components/benefit-table';
  import { PasswordLoginForm } from '@mapp/kit/components/login-form';
  import { SeatMap } from '@mapp/kit/components/seat-map';
  import { MessagesProvider } from '@mapp/kit/messages';
  import { Badge } from '@mapp/kit/primitives/badge';
  import { Button } from '@mapp/kit/primitives/button';
  import { Card } from '@mapp/kit/primitives/card';
  import { Icon } from '@mapp/kit/primitives/icon';
  import { ListCard, ListRow } from '@mapp/kit/primitives/list-row';
  import { Notice } from '@mapp/kit/primitives/notice';
  import { Suspense, use } from 'react';

  const nothing = () => undefined;
  const cabin = fetch('/cabin.json').then((answer) => answer.json());
  const party = [{ id: 'zhang', name: 'ZHANG SAN', type: 'adult', age: 34 }];
  const Seats = () => <SeatMap map={{ state: 'ready', data: use(cabin) }} party={party} value={{}} onChange={nothing} />;

  export const Page = () => (
    <main>
      <section id="own">
        <h1 className="text-3xl font-bold">Head</h1>
        <p><a href="#own" className="text-red-600">Way</a></p>
        <button type="button" className="rounded-lg bg-blue-600 px-4 py-2">Press</button>
        <ul className="list-disc pl-5"><li>First</li></ul>
      </section>
      <section id="kit">
        <MessagesProvider locale="en">
          <Suspense>
            <Card>
              <Field label="Name" hint="As in the passport" error="Too short" before="+86" after={<Icon name="search" />} />
              <SelectField label="Country" choices={[{ value: 'cn', label: 'China' }]} />
              <Checkbox label="Agreed" />
              <Switch label="Reminders" />
              <Segmented label="Sex" value="m" onChange={nothing} choices={[{ value: 'm', label: 'Male' }, { value: 'f', label: 'Female' }]} />
              <Notice tone="attention">Note</Notice>
              <Badge tone="done">Done</Badge>
            </Card>
            <ListCard><ListRow label="Points" detail="1,200" href="#points" /></ListCard>
            <Button>Go</Button><Button variant="outline">Or not</Button><Button variant="text">Later</Button>
            <PasswordLoginForm onSubmit={nothing} forgot="#forgot"><Button type="submit">Sign in</Button></PasswordLoginForm>
            <BenefitTable tiers={[{ tierCode: 'STD', privileges: [{ benefit: 'accrual', included: true }] }]} own="STD" />
            <Seats />
          </Suspense>
        </MessagesProvider>
      </section>
      <section id="both"><Button className="mt-4 bg-red-600">Red</Button></section>
    </main>
  );
`;

/** How an element looks, as far as a foreign style sheet is likely to change it. */
const looks = [
  'display position width height gap visibility opacity margin padding border-width border-radius',
  'color background-color background-image font-family font-size font-weight line-height letter-',
  'spacing text-align text-decoration-line cursor align-items justify-content outline-style',
]
  .join(' ')
  .split(' ');

/**
 * Each element below a selector, in order, with how it looks; the edge of what has none is nothing. Options are drawn by the
 * device, and legends differ by two pixels beside the text.
 */
export const looksIn = (page: Page, selector: string): Promise<readonly (readonly string[])[]> =>
  page.evaluate(
    ([root, names]) =>
      [...document.querySelectorAll(`${root} :not(option, legend)`)].map((element) => {
        const style = getComputedStyle(element);
        const edge = style.borderTopWidth === '0px' ? '' : `${style.borderTopStyle} ${style.borderTopColor}`;
        const mark = style.display === 'list-item' ? style.listStyleType : '';
        return [
          element.tagName.toLowerCase(),
          ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
          `edge: ${edge}`,
          `mark: ${mark}`,
        ];
      }),
    [selector, looks] as const,
  );

/** Differences, a line for each: `#12 button, color: red → blue`. */
export const unlike = (
  now: readonly (readonly string[])[],
  was: readonly (readonly string[])[],
): readonly string[] =>
  was.flatMap((before, at) =>
    before.flatMap((look, which) =>
      now[at]?.[which] === look ? [] : [`#${at} ${before[0]}, ${look} → ${now[at]?.[which]}`],
    ),
  );

/** One look of the first element that a selector finds. */
export const lookOf = (page: Page, selector: string, name: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, look) => getComputedStyle(element).getPropertyValue(look), name);

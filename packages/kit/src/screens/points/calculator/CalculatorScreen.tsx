import { useSignedIn } from '../../../client/account/signed-in.ts';
import { heroTone, PageHero } from '../../../components/page-hero/PageHero.tsx';
import { CalculatorForm } from '../../../components/points-calculator/CalculatorForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { HeadDrawing } from '../../../primitives/drawing/HeadDrawing.tsx';
import { Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { calculations, queryOfAsked, type Calculation } from '../../../rules/calculator/conditions.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { useCalculatorDraft } from './draft.ts';
import * as styles from './calculator.css.ts';

/** /calculator: what a flight earns, or what a reward takes; the conditions go to the result in its address. */
export function CalculatorScreen() {
  const t = useMessages('calculator');
  const navigation = useNavigation();
  const { query } = usePlace('calculator');
  const of = calculations.find((each) => each === query.of) ?? 'accrual';
  return (
    <Frame
      title={t('title')}
      tone={heroTone('tint')}
      hero={
        <PageHero
          sentence={t(`${of}.hero`)}
          line={t(`${of}.intro`)}
          drawing={<HeadDrawing name="calculator" />}
        />
      }
    >
      <Tabs
        bleed
        label={t('tabs')}
        value={of}
        onChange={(chosen) => navigation.replace('calculator', { query: { of: chosen } })}
        items={calculations.map((id) => ({
          id,
          label: t(`tab.${id}`),
          content: id === of && <OneCalculation of={id} />,
        }))}
      />
    </Frame>
  );
}

function OneCalculation({ of }: { of: Calculation }) {
  const t = useMessages('calculator');
  const navigation = useNavigation();
  const today = useToday();
  const guest = !useSignedIn();
  const { initial, keep } = useCalculatorDraft(usePlace('calculator').query);
  return (
    <div className={styles.form}>
      <CalculatorForm
        {...{ of, defaultValue: initial, today }}
        guest={guest}
        onChange={keep}
        onSubmit={(asked) => {
          const conditions = { query: queryOfAsked(asked) };
          // The form has them on the way back, after a reload too.
          navigation.replace('calculator', conditions);
          navigation.go('calculatorResult', conditions);
        }}
      >
        <Button wide type="submit">
          {t(`submit.${of}`)}
        </Button>
      </CalculatorForm>
    </div>
  );
}

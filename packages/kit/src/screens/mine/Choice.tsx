import { Card } from '../../primitives/card/Card.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';

export interface ChoiceProps<Value extends string> {
  /** Subject of the choice; the heading above says it too. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side; in large text each has a row of its own. */
export function Choice<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  const { textSize } = usePreferences();
  if (textSize === 'standard') {
    return <Segmented label={label} labelHidden choices={choices} value={value} onChange={onChange} />;
  }
  return (
    <Card>
      <RadioList
        legend={<VisuallyHidden>{label}</VisuallyHidden>}
        items={choices}
        value={value}
        onChange={onChange}
      />
    </Card>
  );
}

/** The same bare controls on react-hook-form: a rule for each field, what is wrong read by each field alone. */
import { memo } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { offer } from '../../bill-adapter.ts';
import { Choice, idOf, Labelled, lines, Pressed, problemOf, relationOptions } from '../../form-controls.tsx';
import '../../floor.css';

const ruleOf = (name) => ({ validate: (typed) => problemOf[name]?.(typed) ?? true });
const useProblem = (control, name) => useFormState({ control, name }).errors[name]?.message;

const Line = memo(function Line({ id, of: { name, label, type }, control, register }) {
  const problem = useProblem(control, name);
  return (
    <Labelled {...{ id, label, problem }}>
      <input
        {...register(name, ruleOf(name))}
        id={id}
        type={type ?? 'text'}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
      />
    </Labelled>
  );
});

const Relation = memo(function Relation({ id, control, register }) {
  const problem = useProblem(control, 'relation');
  return (
    <Labelled {...{ id, problem }} label="与本人关系">
      <select {...register('relation', ruleOf('relation'))} id={id} aria-invalid={problem !== undefined}>
        {relationOptions}
      </select>
    </Labelled>
  );
});

const defaultValues = Object.fromEntries(Object.keys(problemOf).map((name) => [name, '']));
const nothing = () => undefined;

function Form({ index }) {
  const { control, register, handleSubmit } = useForm({ defaultValues });
  const id = (name) => idOf(index, name);
  const line = (of) => <Line key={of.name} id={id(of.name)} {...{ of, control, register }} />;
  return (
    <form noValidate onSubmit={handleSubmit(nothing)}>
      <Choice name={id('kind')} legend="证件类型" of={['身份证', '护照', '其他']} />
      <Pressed id={id('country')} label="国家/地区" value="中国" />
      <div className="pair">{lines.names.map(line)}</div>
      <Pressed id={id('spelling')} label="姓名拼音" value="填写中文姓名后自动生成" />
      {line(lines.number)}
      {line(lines.expiry)}
      <Pressed id={id('issuer')} label="签发国家/地区" value="中国" />
      {line(lines.birthday)}
      <Choice name={id('gender')} legend="性别" of={['男', '女']} />
      <Relation id={id('relation')} {...{ control, register }} />
      <button type="button" className="add">
        添加另一证件
      </button>
    </form>
  );
}

offer(() => Array.from({ length: 8 }, (_, index) => <Form key={index} index={index} />));

/**
 * The floor of the beneficiary form: the same controls with their labels, memoised by hand, and nothing else. Input is
 * gathered in a plain object, as any form must; once the form was sent, what is wrong with a field stands below it.
 */
import { memo, useRef, useState } from 'react';
import { offer } from '../bill-adapter.ts';
import {
  Choice,
  idOf,
  Labelled,
  lines,
  Pressed,
  problemOf,
  relationOptions,
  type LineOf,
} from '../form-controls.tsx';
import '../floor.css';

const Line = memo(function Line({
  id,
  of: { name, label, type },
  problem,
}: {
  id: string;
  of: LineOf;
  problem: string | undefined;
}) {
  return (
    <Labelled {...{ id, label, problem }}>
      <input
        {...{ id, name }}
        type={type ?? 'text'}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
      />
    </Labelled>
  );
});

const Relation = memo(function Relation({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    <Labelled {...{ id, problem }} label="与本人关系">
      <select {...{ id }} name="relation" defaultValue="" aria-invalid={problem !== undefined}>
        {relationOptions}
      </select>
    </Labelled>
  );
});

function Form({ index }: { index: number }) {
  const typed = useRef<Record<string, string>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>();
  const id = (name: string) => idOf(index, name);
  const line = (of: LineOf) => <Line key={of.name} id={id(of.name)} of={of} problem={problems?.[of.name]} />;
  const check = (name: string) => problemOf[name]?.(typed.current[name] ?? '');
  return (
    <form
      noValidate
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        typed.current = { ...typed.current, [name]: value };
        if (problems && problems[name] !== check(name)) setProblems({ ...problems, [name]: check(name) });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setProblems(Object.fromEntries(Object.keys(problemOf).map((name) => [name, check(name)])));
      }}
    >
      <Choice name={id('kind')} legend="证件类型" of={['身份证', '护照', '其他']} />
      <Pressed id={id('country')} label="国家/地区" value="中国" />
      <div className="pair">{lines.names.map(line)}</div>
      <Pressed id={id('spelling')} label="姓名拼音" value="填写中文姓名后自动生成" />
      {line(lines.number)}
      {line(lines.expiry)}
      <Pressed id={id('issuer')} label="签发国家/地区" value="中国" />
      {line(lines.birthday)}
      <Choice name={id('gender')} legend="性别" of={['男', '女']} />
      <Relation id={id('relation')} problem={problems?.['relation']} />
      <button type="button" className="add">
        添加另一证件
      </button>
    </form>
  );
}

offer(() => Array.from({ length: 8 }, (_, index) => <Form key={index} index={index} />));

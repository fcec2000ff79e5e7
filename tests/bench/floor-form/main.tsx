/**
 * The floor of the beneficiary form: the same controls with their labels, memoised by hand, and nothing else. Input is
 * gathered in a plain object, as any form must.
 */
import { memo, useRef, type ReactNode } from 'react';
import { offer } from '../bill-adapter.ts';
import '../floor.css';
import './form.css';

const relations =
  '配偶 父亲 母亲 子女 兄弟 姐妹 祖父 祖母 公婆 亲属 继子女 妻子 朋友 女儿 丈夫 儿子 继父母 其他'.split(' ');

const Labelled = memo(function Labelled({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="frame">
      <div className="head">
        <label htmlFor={id}>{label}</label>
      </div>
      <span className="box">{children}</span>
    </div>
  );
});

const Choice = memo(function Choice({
  name,
  legend,
  of,
}: {
  name: string;
  legend: string;
  of: readonly string[];
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="parts">
        {of.map((each) => (
          <label key={each}>
            <input type="radio" name={name} value={each} />
            <span>{each}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});

const Pressed = memo(function Pressed({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <Labelled id={id} label={label}>
      <button type="button" id={id} aria-haspopup="dialog">
        <span>{value}</span>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 9 7 7 7-7" />
        </svg>
      </button>
    </Labelled>
  );
});

function Form({ index }: { index: number }) {
  const typed = useRef<Record<string, string>>({});
  const id = (name: string) => `form-${index}-${name}`;
  const line = (name: string, label: string, type = 'text') => (
    <Labelled id={id(name)} label={label}>
      <input id={id(name)} name={name} type={type} autoComplete="off" spellCheck={false} />
    </Labelled>
  );
  return (
    <form
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        typed.current = { ...typed.current, [name]: value };
      }}
    >
      <Choice name={id('kind')} legend="证件类型" of={['身份证', '护照', '其他']} />
      <Pressed id={id('country')} label="国家/地区" value="中国" />
      <div className="pair">
        {line('cnFamilyName', '中文姓')}
        {line('cnGivenName', '中文名')}
      </div>
      <Pressed id={id('spelling')} label="姓名拼音" value="填写中文姓名后自动生成" />
      {line('identities-0-number', '证件号码')}
      {line('expiry', '有效期至', 'date')}
      <Pressed id={id('issuer')} label="签发国家/地区" value="中国" />
      {line('birthday', '出生日期', 'date')}
      <Choice name={id('gender')} legend="性别" of={['男', '女']} />
      <Labelled id={id('relation')} label="与本人关系">
        <select id={id('relation')} name="relation" defaultValue="">
          <option value="" disabled>
            请选择
          </option>
          {relations.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </Labelled>
      <button type="button" className="add">
        添加另一证件
      </button>
    </form>
  );
}

offer(() => Array.from({ length: 8 }, (_, index) => <Form key={index} index={index} />));

/** Bare controls of the beneficiary form, the same in every form that is held against another. */
import { memo, type ReactNode } from 'react';
import './form-parts.css';

export const relations =
  '配偶 父亲 母亲 子女 兄弟 姐妹 祖父 祖母 公婆 亲属 继子女 妻子 朋友 女儿 丈夫 儿子 继父母 其他'.split(' ');

/** Complaint about a text that was typed, by field; none for a good one. */
export const problemOf: Readonly<Record<string, (typed: string) => string | undefined>> = {
  cnFamilyName: (typed) => (/^\p{sc=Han}+$/u.test(typed) ? undefined : '请用汉字填写姓名'),
  cnGivenName: (typed) => (/^\p{sc=Han}+$/u.test(typed) ? undefined : '请用汉字填写姓名'),
  number: (typed) => (/^[A-Za-z0-9]{8,9}$/.test(typed) ? undefined : '请填写护照号码：8 至 9 位字母和数字'),
  expiry: (typed) => (typed ? undefined : '请选择日期'),
  birthday: (typed) => (typed ? undefined : '请选择日期'),
  relation: (typed) => (typed ? undefined : '请选择与本人的关系'),
};

export interface LineOf {
  readonly name: string;
  readonly label: string;
  readonly type?: 'date';
}

/** Lines of text of a form, with the ends of their ids. */
export const lines = {
  names: [
    { name: 'cnFamilyName', label: '中文姓' },
    { name: 'cnGivenName', label: '中文名' },
  ],
  number: { name: 'number', label: '证件号码' },
  expiry: { name: 'expiry', label: '有效期至', type: 'date' },
  birthday: { name: 'birthday', label: '出生日期', type: 'date' },
} as const satisfies Record<string, LineOf | readonly LineOf[]>;

/** The id of a form's control, as the form of the kit gives it to the number. */
export const idOf = (index: number, name: string): string =>
  `form-${index}-${name === 'number' ? 'identities-0-number' : name}`;

interface LabelledProps {
  id: string;
  label: string;
  problem?: string | undefined;
  children: ReactNode;
}

export const Labelled = memo(function Labelled({ id, label, problem, children }: LabelledProps) {
  return (
    <div className="frame">
      <div className="head">
        <label htmlFor={id}>{label}</label>
      </div>
      <span className="box">{children}</span>
      {problem !== undefined && <p id={`${id}-problem`}>{problem}</p>}
    </div>
  );
});

export const relationOptions = (
  <>
    <option value="" disabled>
      请选择
    </option>
    {relations.map((each) => (
      <option key={each} value={each}>
        {each}
      </option>
    ))}
  </>
);

export const Choice = memo(function Choice({
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

export const Pressed = memo(function Pressed({
  id,
  label,
  value,
}: {
  id: string;
  label: string;
  value: string;
}) {
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

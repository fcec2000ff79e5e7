/**
 * The floor of the registration form: the same controls with their labels, memoised by hand, and nothing else. Input is
 * gathered in a plain object, as any form must.
 */
import { memo, useRef, type ReactNode } from 'react';
import { offer } from '../bill-adapter.ts';
import '../floor.css';
import '../form-parts.css';

const codes = Array.from({ length: 230 }, (_, index) => `+${index + 1}`);
const id = (name: string) => `form-0-${name}`;

const Labelled = memo(function Labelled({
  name,
  label,
  children,
}: {
  name: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="frame">
      <div className="head">
        <label htmlFor={id(name)}>{label}</label>
      </div>
      <span className="box">{children}</span>
    </div>
  );
});

const Choice = memo(function Choice({ name, legend, of }: { name: string; legend: string; of: string }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="parts">
        {of.split(' ').map((each) => (
          <label key={each}>
            <input type="radio" name={name} value={each} />
            <span>{each}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});

const Pressed = memo(function Pressed({
  name,
  label,
  value,
}: {
  name: string;
  label: string;
  value: string;
}) {
  return (
    <Labelled name={name} label={label}>
      <button type="button" id={id(name)} aria-haspopup="dialog">
        <span>{value}</span>
      </button>
    </Labelled>
  );
});

const Ticked = memo(function Ticked({ name, label }: { name: string; label: string }) {
  return (
    <label className="add">
      <input type="checkbox" name={name} />
      <span>{label}</span>
    </label>
  );
});

const line = (name: string, label: string, type = 'text') => (
  <Labelled name={name} label={label}>
    <input id={id(name)} name={name} type={type} autoComplete="off" spellCheck={false} />
  </Labelled>
);

function Form() {
  const typed = useRef<Record<string, string>>({});
  return (
    <form
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        typed.current = { ...typed.current, [name]: value };
      }}
    >
      <h2>证件与姓名</h2>
      <Choice name={id('kind')} legend="证件类型" of="身份证 护照 其他" />
      <Pressed name="country" label="国家或地区" value="中国" />
      {line('number', '证件号码')}
      <div className="pair">
        {line('cnFamilyName', '中文姓')}
        {line('cnGivenName', '中文名')}
      </div>
      <Pressed name="spelling" label="姓名拼音" value="填写中文姓名后自动生成" />
      <p>登记姓名</p>
      <Choice name={id('gender')} legend="性别" of="男 女" />
      {line('birthday', '出生日期', 'date')}
      <Ticked name="infant" label="未满 2 周岁的婴儿" />
      {line('membershipCard', '会员卡号')}
      <h2>联系方式</h2>
      <div className="pair">
        <Labelled name="phoneCountry" label="区号">
          <select id={id('phoneCountry')} name="phoneCountry">
            {codes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </Labelled>
        {line('phone', '手机号', 'tel')}
      </div>
      {line('code', '短信验证码')}
      <h2>登录密码</h2>
      {line('password', '设置密码', 'password')}
      {line('repeat', '确认密码', 'password')}
      <Ticked name="agree" label="我已阅读并同意会员章程和隐私政策" />
    </form>
  );
}

offer(() => <Form />);

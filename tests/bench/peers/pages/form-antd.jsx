/** The form of antd-mobile with the same controls: its own inputs and radios, its rules; the list of relations is the browser's. */
import Button from 'antd-mobile/es/components/button';
import Form from 'antd-mobile/es/components/form';
import Input from 'antd-mobile/es/components/input';
import Radio from 'antd-mobile/es/components/radio';
import 'antd-mobile/es/global';
import { offer } from '../../bill-adapter.ts';
import { idOf, lines, problemOf, relationOptions } from '../../form-controls.tsx';
import '../../floor.css';

const rules = Object.fromEntries(
  Object.keys(problemOf).map((name) => [
    name,
    [
      {
        validator: async (_, typed) => {
          const problem = problemOf[name]?.(typed ?? '');
          if (problem) throw new Error(problem);
        },
      },
    ],
  ]),
);
const choice = (name, label, of) => (
  <Form.Item name={name} label={label}>
    <Radio.Group>
      {of.map((each) => (
        <Radio key={each} value={each}>
          {each}
        </Radio>
      ))}
    </Radio.Group>
  </Form.Item>
);
const pressed = (label, value) => (
  <Form.Item label={label} clickable arrow>
    {value}
  </Form.Item>
);

function Fields({ index }) {
  const line = ({ name, label, type }) => (
    <Form.Item key={name} name={name} label={label} rules={rules[name]}>
      <Input id={idOf(index, name)} type={type ?? 'text'} autoComplete="off" />
    </Form.Item>
  );
  return (
    <Form layout="vertical" name={`form-${index}`}>
      {choice('kind', '证件类型', ['身份证', '护照', '其他'])}
      {pressed('国家/地区', '中国')}
      {lines.names.map(line)}
      {pressed('姓名拼音', '填写中文姓名后自动生成')}
      {line(lines.number)}
      {line(lines.expiry)}
      {pressed('签发国家/地区', '中国')}
      {line(lines.birthday)}
      {choice('gender', '性别', ['男', '女'])}
      <Form.Item name="relation" label="与本人关系" rules={rules['relation']} initialValue="">
        <select>{relationOptions}</select>
      </Form.Item>
      <Button block>添加另一证件</Button>
    </Form>
  );
}

offer(() => Array.from({ length: 8 }, (_, index) => <Fields key={index} index={index} />));

/** The popup of antd-mobile, from below. */
import Button from 'antd-mobile/es/components/button';
import Popup from 'antd-mobile/es/components/popup';
import 'antd-mobile/es/global';
import { done, offerSheet, options, title } from './sheet.tsx';
import '../../floor.css';
import './sheet-antd.css';

const body = { maxHeight: '85vh', display: 'flex', flexDirection: 'column' };

offerSheet((visible, onOpenChange) => (
  <Popup
    visible={visible}
    onClose={() => onOpenChange(false)}
    showCloseButton
    destroyOnClose
    bodyStyle={body}
  >
    <h2>{title}</h2>
    <div className="body">{options}</div>
    <Button block color="primary" onClick={() => onOpenChange(false)}>
      {done}
    </Button>
  </Popup>
));

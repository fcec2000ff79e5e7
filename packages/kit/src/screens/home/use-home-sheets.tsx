import { Suspense, useState, type ReactNode } from 'react';
import type { Notice } from '../../components/notice-list/NoticeList.tsx';
import { useLazySheet } from '../shell/use-lazy-sheet.ts';
import type { ServicesHere } from './use-services.ts';

const later = () => import('./later.ts');
const loadSearch = async () => (await later()).loadSearchSheet();
const loadLanguage = async () => (await later()).loadLanguageSheet();
const loadSettings = async () => (await later()).loadSettingsSheet();
const loadNotice = async () => (await later()).loadNoticeSheet();

interface HomeSheets {
  readonly onSearch: () => void;
  readonly onLanguage: () => void;
  readonly onNotice: (notice: Notice) => void;
  /** Services whose screens are for members; a guest has them here. */
  readonly here: ServicesHere;
  /** Drawn at the end of the screen. */
  readonly sheets: ReactNode;
}

/** Sheets that a home opens: the search, a guest's language and settings, and a notice. */
export function useHomeSheets(signedIn: boolean): HomeSheets {
  const [notice, setNotice] = useState<Notice>();
  const search = useLazySheet(loadSearch);
  const language = useLazySheet(loadLanguage);
  const settings = useLazySheet(loadSettings);
  const text = useLazySheet(loadNotice);
  const here = signedIn ? {} : { language: language.show, settings: settings.show };
  const onNotice = (chosen: Notice) => {
    setNotice(chosen);
    text.show();
  };
  return {
    onSearch: search.show,
    onLanguage: language.show,
    onNotice,
    here,
    sheets: (
      <>
        <Suspense>
          {search.Sheet && <search.Sheet {...search.state} onNotice={onNotice} here={here} />}
        </Suspense>
        {language.Sheet && <language.Sheet {...language.state} />}
        {settings.Sheet && (
          // Its words come with it.
          <Suspense>
            <settings.Sheet
              {...settings.state}
              onLanguage={() => {
                settings.state.onClose();
                language.show();
              }}
            />
          </Suspense>
        )}
        {text.Sheet && notice && <text.Sheet {...text.state} notice={notice} />}
      </>
    ),
  };
}

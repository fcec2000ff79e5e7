import type { CardProgramme, FrequentFlyerCard } from '@mapp/kit/contracts';
import { frequentFlyerNumber } from '@mapp/kit/validators';
import type { Language } from '../language.ts';
import { partners } from '../retro/terms.ts';

/** IATA code of the airline, whose programme is its own. */
export const ownProgramme = 'MU';

const own = {
  zh: 'MU航空会员',
  en: 'MU Airlines member',
  ja: 'MU航空会員',
  ko: 'MU항공 회원',
  ru: 'Участник MU Airlines',
};

/** Programmes whose membership a passenger may have: the airline’s own, and those of the partners whose flights earn points. */
export const programmesIn = (language: Language): CardProgramme[] => [
  { code: ownProgramme, name: own[language], own: true },
  ...partners.map(({ code, name }) => ({ code, name: name[language] })),
];

/** Whether a membership can be one: of a programme that is taken, and with a number as it has them. */
export const isCard = ({ kind, number }: FrequentFlyerCard): boolean => {
  const programme = programmesIn('en').find(({ code }) => code === kind);
  const checked = programme && frequentFlyerNumber(number, programme.own === true);
  return checked?.ok === true && checked.value === number;
};

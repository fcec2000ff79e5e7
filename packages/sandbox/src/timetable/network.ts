const codes = (text: string): readonly string[] => text.split(' ');

/** Airports between which the airline flies several times a day. */
export const hubs = codes('SHA PVG PEK PKX CAN SZX XIY KMG TFU WUH');

/** Larger airports of the mainland: each is served from most hubs. */
export const spokes = codes(
  'BHY CGO CGQ CKG CSX CTU CZX DLC DLU FOC HAK HET HFE HGH HRB INC JHG JJN KHN KWE KWL LHW LJG LXA NGB NKG NNG SHE SJW SWA ' +
    'SYX TAO TNA TSN TYN URC WEH WNZ XMN XNN YIH YNT ZUH KHG AKU',
);

/** Flights a week from PVG to airports abroad, the many first. */
const weeks: readonly (readonly [flights: number, codes: string])[] = [
  [28, 'NRT ICN HKG'],
  [21, 'KIX BKK'],
  [14, 'HND MFM TPE SIN'],
  [7, 'NGO FUK PUS CJU TSA KUL SGN MNL DXB SVO CDG LHR FRA LAX SYD'],
  [5, 'CTS HAN DPS IST AMS SFO JFK MEL'],
  [4, 'CGK PNH DEL LED FCO MAD YVR AKL'],
  [3, 'KTM MLE PRG BUD YYZ HNL'],
];

/** Airports abroad, with flights a week from PVG. */
export const abroad: Readonly<Record<string, number>> = Object.fromEntries(
  weeks.flatMap(([flights, to]) => codes(to).map((code) => [code, flights])),
);

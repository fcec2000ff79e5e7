/**
 * Compound surnames in which a character has more than one reading: they are read as one word, so there is no choice.
 * Others, such as 司马, come out right by their characters.
 */
export const compoundSurnames: Readonly<Record<string, string>> = {
  万俟: 'mò qí',
  尉迟: 'yù chí',
  单于: 'chán yú',
  长孙: 'zhǎng sūn',
  公孙: 'gōng sūn',
  仲孙: 'zhòng sūn',
  叔孙: 'shū sūn',
  王孙: 'wáng sūn',
  颛孙: 'zhuān sūn',
  令狐: 'líng hú',
  鲜于: 'xiān yú',
  澹台: 'tán tái',
  南宫: 'nán gōng',
  诸葛: 'zhū gě',
  上官: 'shàng guān',
  夏侯: 'xià hóu',
  司空: 'sī kōng',
  百里: 'bǎi lǐ',
  乐正: 'yuè zhèng',
  宰父: 'zǎi fǔ',
  谷梁: 'gǔ liáng',
  夹谷: 'jiá gǔ',
  拓跋: 'tuò bá',
  子车: 'zǐ jū',
  相里: 'xiàng lǐ',
  段干: 'duàn gān',
  毌丘: 'guàn qiū',
  贺若: 'hè ruò',
  吐谷浑: 'tǔ yù hún',
  叶赫那拉: 'yè hè nà lā',
  爱新觉罗: 'ài xīn jué luó',
};

/** Readings that a surname has first, where the dictionary has another one first or none. */
export const surnameReadings: Readonly<Record<string, string>> = {
  贠: 'yùn',
  种: 'chóng',
  么: 'yāo',
  洗: 'xiǎn',
  祭: 'zhài',
  秘: 'bì',
  佴: 'nài',
  适: 'kuò',
  藏: 'zàng',
  角: 'jué',
  给: 'jǐ',
};

/** Traditional characters of surnames whose readings are listed or ordered by the simplified ones. */
const simplified: Readonly<Record<string, string>> = Object.fromEntries(
  '萬万 遲迟 單单 長长 孫孙 諸诸 鮮鲜 臺台 樂乐 穀谷 夾夹 顓颛 賀贺 渾浑 葉叶 愛爱 覺觉 羅罗 車车 宮宫 種种 給给 適适 區区 蓋盖 員员 華华 祕秘 咼呙 繆缪 賁贲'
    .split(' ')
    .map(([traditional = '', simple = '']) => [traditional, simple]),
);

/** A surname in simplified characters, as far as its readings ask for them; as many characters as before. */
export const simplifiedSurname = (name: string): string =>
  Array.from(name, (character) => simplified[character] ?? character).join('');

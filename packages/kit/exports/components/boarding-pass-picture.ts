export { pictureOf, type PictureWords } from '../../src/components/boarding-pass/picture.ts';

import { type Golden, onPlate } from '../golden';

const on = (width: number, height: number, pxPerMm = 2) => ({ width, height, pxPerMm });
const inMiddle = (x: number, y: number, rotation = 0) => ({ position: { x, y, rotation } });

const engraved = (vignetId: number, given: object) => ({
  type: 'sandblownVignet',
  vignetId,
  fontColor: '#fff',
  ...given,
});
const mounted = (vignetId: number, given: object) => ({
  type: 'standardVignet',
  vignetId,
  fontColor: '#663402',
  ...given,
});

/** Ornaments in fine lines, filled ones, and those cast in bronze; mirrored, turned and scaled. */
export const VIGNETS: readonly Golden[] = [
  onPlate('vignets/fine-lines', on(210, 150), [
    engraved(620, { ...inMiddle(48, 75), scale: 0.24 }),
    engraved(636, { ...inMiddle(148, 75), scale: 0.24 }),
  ]),
  onPlate('vignets/fine-lines-in-gold', on(260, 130), [
    engraved(642, { ...inMiddle(58, 65), scale: 0.24, fontColor: '#D5AC6D' }),
    engraved(626, { ...inMiddle(184, 65), scale: 0.23, fontColor: '#D5AC6D' }),
  ]),
  onPlate('vignets/filled', on(210, 110), [engraved(552, { ...inMiddle(105, 55), scale: 0.34 })]),
  onPlate('vignets/mirrored', on(210, 110), [
    engraved(621, { ...inMiddle(55, 55), scale: 0.18 }),
    engraved(621, { ...inMiddle(155, 55), scale: 0.18, reverse: true }),
  ]),
  onPlate('vignets/turned', on(210, 90), [
    engraved(561, { ...inMiddle(40, 45, 90), scale: 0.2 }),
    engraved(561, { ...inMiddle(108, 45, -37.5), scale: 0.18 }),
    mounted(711, { ...inMiddle(170, 45, 30), scale: 0.6 }),
  ]),
  onPlate('vignets/cast', { ...on(230, 130), tone: 'light' }, [
    mounted(702, { ...inMiddle(60, 65), scale: 1.2 }),
    mounted(703, { ...inMiddle(165, 65), scale: 1 }),
  ]),
  onPlate('vignets/cast-branch', { ...on(230, 110), tone: 'light' }, [
    mounted(701, { ...inMiddle(115, 55), scale: 1 }),
  ]),
];

import type { Attachment } from '../../src/stone/catalogue/attachment';
import { attachmentOf, type Row } from './entry';
import { bronzeAngel } from './figures';
import { candleHolder, graniteLantern, roundLantern, squareLantern } from './lanterns';
import { bronzeRose, flyingBird, sittingBird } from './living';
import {
  bookPlate,
  crossPlate,
  framedPhoto,
  heartPlate,
  medallion,
  ringHandle,
  starPlate,
  steelCross,
} from './plates';
import { amphora, bellied, flute } from './vases';

/** Every attachment on offer. */
const ROWS: readonly Row[] = [
  [101, 'lantern', squareLantern(), 140, 'Firkantet lygte', 'Vierkantige Grablaterne', 'Firkantet gravlykt'],
  [102, 'lantern', roundLantern(), 120, 'Rund lygte', 'Runde Grablaterne', 'Rund gravlykt'],
  [103, 'lantern', graniteLantern(), 160, 'Granitlygte', 'Grablaterne aus Granit', 'Gravlykt i granitt'],
  [104, 'candle', candleHolder(), 108, 'Lysestage', 'Kerzenhalter', 'Lysestake'],
  [111, 'vase', amphora(), 120, 'Vase med hanke', 'Vase mit Henkeln', 'Vase med hanker'],
  [112, 'vase', flute(), 92, 'Slank stålvase', 'Schlanke Stahlvase', 'Slank stålvase'],
  [113, 'vase', bellied(), 124, 'Rund vase', 'Bauchige Vase', 'Rund vase'],
  [
    121,
    'bird',
    sittingBird(),
    110,
    'Siddende fugl i bronze',
    'Sitzender Vogel aus Bronze',
    'Sittende fugl i bronse',
  ],
  [
    122,
    'bird',
    flyingBird(),
    150,
    'Flyvende fugl i bronze',
    'Fliegender Vogel aus Bronze',
    'Flygende fugl i bronse',
  ],
  [123, 'flower', bronzeRose(), 110, 'Bronzerose', 'Bronzerose', 'Bronserose'],
  [124, 'figure', bronzeAngel(), 150, 'Bronzeengel', 'Bronzeengel', 'Bronseengel'],
  [
    131,
    'medallion',
    medallion(45, 60),
    90,
    'Ovalt fotomedaljon',
    'Ovales Fotomedaillon',
    'Oval fotomedaljong',
  ],
  [
    132,
    'medallion',
    medallion(45, 45),
    90,
    'Rundt fotomedaljon',
    'Rundes Fotomedaillon',
    'Rund fotomedaljong',
  ],
  [133, 'medallion', framedPhoto(), 90, 'Foto i bronzeramme', 'Foto im Bronzerahmen', 'Foto i bronseramme'],
  [141, 'heart', heartPlate(), 80, 'Bronzehjerte', 'Bronzeherz', 'Bronsehjerte'],
  [142, 'ring', ringHandle(), 116, 'Bronzering', 'Bronzering', 'Bronsering'],
  [143, 'book', bookPlate(), 160, 'Bogplade i bronze', 'Buchplatte aus Bronze', 'Bokplate i bronse'],
  [144, 'star', starPlate(), 80, 'Bronzestjerne', 'Bronzestern', 'Bronsestjerne'],
  [145, 'cross', crossPlate(), 100, 'Bronzekors', 'Bronzekreuz', 'Bronsekors'],
  [146, 'cross', steelCross(), 96, 'Stålkors', 'Stahlkreuz', 'Stålkors'],
];

/** Every attachment on offer, at its natural size. */
export const chosenAttachments = (): Attachment[] => ROWS.map(attachmentOf);

import type { StoneType } from '../../src/stone/catalogue/stoneType';
import { makeOffered } from './make';
import {
  arched,
  bauta,
  book,
  boulder,
  cross,
  heart,
  lowBoulder,
  type Outline,
  obelisk,
  oval,
  pillow,
  roundArched,
  rounded,
  serpentine,
  twinArched,
  wave,
} from './outlines';
import { type Offer, variantsOf } from './variants';

const ALL: Offer = { first: [1, 2, 3, 4, 5, 6], finishes: ['polished', 'honed', 'rough'] };

/** Sawn to a form that a cleft face would lose, and that breaks in a soft stone. */
const SAWN: Offer = { ...ALL, finishes: ['polished', 'honed'], isHard: true };

/** Of a natural stone the face is cleft or evened, and polished where a few are ordered so. */
const NATURAL: Offer = { first: [7, 8, 4, 2, 6], finishes: ['rough', 'honed'] };

/** A lawn plate is mown over and walked on: it is even. */
const PLATES: Offer = { first: [2, 1, 4, 5, 6], finishes: ['polished', 'honed'], isHard: true };

/** A stone's measures in mm: width, height, thickness. */
type Measures = readonly [width: number, height: number, thickness: number];
type Naming = readonly [da: string, de: string, no: string];
type Kind = Pick<StoneType, 'type' | 'shape'> & { readonly existing?: boolean };

function stone(
  id: number,
  kind: Kind,
  naming: Naming,
  measures: Measures,
  drawn: Outline,
  made = ALL,
): StoneType {
  const [Name, de, no] = naming;
  const [width, height, thickness] = measures;
  return {
    id,
    Name,
    Names: { de, no },
    existing: false,
    ...kind,
    width,
    height,
    thickness,
    outline: drawn(width, height),
    ...makeOffered(kind, measures),
    Variants: variantsOf(id, made),
  };
}

const coffin = (shape: string) => ({ type: 'coffin', shape }) as const;
const urn = (shape: string) => ({ type: 'urn', shape }) as const;
const lawn = (shape: string) => ({ type: 'lawn', shape }) as const;

/** Every stone type on offer; a new design begins with 15. */
export const chosenStones: readonly StoneType[] = [
  stone(
    15,
    coffin('upright'),
    ['Svajet gravsten', 'Geschweifter Grabstein', 'Svunget gravstein'],
    [600, 750, 120],
    serpentine,
  ),
  stone(
    16,
    coffin('upright'),
    ['Retkantet gravsten', 'Gerader Grabstein', 'Rettkantet gravstein'],
    [550, 700, 100],
    rounded(8, 2),
  ),
  stone(
    17,
    coffin('upright'),
    ['Fladbuet gravsten', 'Flachbogiger Grabstein', 'Flatbuet gravstein'],
    [650, 700, 120],
    arched(90),
  ),
  stone(
    18,
    coffin('upright'),
    ['Rundbuet gravsten', 'Rundbogiger Grabstein', 'Rundbuet gravstein'],
    [500, 800, 100],
    roundArched,
  ),
  stone(
    19,
    coffin('upright'),
    ['Bølgesten', 'Wellenförmiger Grabstein', 'Bølgeformet gravstein'],
    [600, 720, 120],
    wave,
  ),
  stone(20, coffin('obelisk'), ['Obelisk', 'Obelisk', 'Obelisk'], [400, 1000, 220], obelisk),
  stone(21, coffin('boulder'), ['Natursten', 'Findling', 'Naturstein'], [720, 660, 280], boulder, NATURAL),
  stone(22, coffin('bauta'), ['Bautasten', 'Stele, spaltrau', 'Bautastein'], [440, 980, 240], bauta, NATURAL),
  stone(
    23,
    coffin('heart'),
    ['Hjertesten', 'Herzstein', 'Hjerteformet gravstein'],
    [640, 620, 120],
    heart,
    SAWN,
  ),
  stone(24, coffin('cross'), ['Stenkors', 'Steinkreuz', 'Steinkors'], [560, 850, 100], cross, SAWN),
  stone(
    25,
    coffin('double'),
    ['Dobbelt gravsten, svajet', 'Doppelgrabstein, geschweift', 'Dobbel gravstein, svunget'],
    [1000, 720, 140],
    twinArched,
  ),
  stone(
    26,
    coffin('double'),
    ['Dobbelt gravsten, fladbuet', 'Doppelgrabstein, flachbogig', 'Dobbel gravstein, flatbuet'],
    [900, 650, 140],
    arched(80),
  ),
  stone(
    31,
    urn('upright'),
    ['Lille svajet urnesten', 'Kleiner geschweifter Urnenstein', 'Liten svunget urnestein'],
    [400, 500, 100],
    serpentine,
  ),
  stone(
    32,
    urn('upright'),
    ['Lille fladbuet urnesten', 'Kleiner flachbogiger Urnenstein', 'Liten flatbuet urnestein'],
    [450, 480, 100],
    arched(55),
  ),
  stone(33, urn('pillow'), ['Pudesten', 'Kissenstein', 'Putestein'], [500, 400, 120], pillow),
  stone(34, urn('slab'), ['Liggesten', 'Liegestein', 'Liggende stein'], [500, 400, 100], rounded(6)),
  stone(35, urn('book'), ['Bogsten', 'Buchstein', 'Bokformet stein'], [500, 380, 100], book, SAWN),
  stone(
    36,
    urn('heart'),
    ['Hjertesten til urnegrav', 'Herzstein für Urnengrab', 'Hjerteformet stein til urnegrav'],
    [440, 420, 100],
    heart,
    SAWN,
  ),
  stone(
    37,
    urn('boulder'),
    ['Natursten til urnegrav', 'Findling für Urnengrab', 'Naturstein til urnegrav'],
    [480, 400, 200],
    lowBoulder,
    NATURAL,
  ),
  stone(
    41,
    lawn('slab'),
    ['Plænesten 45 × 35 cm', 'Rasenplatte 45 × 35 cm', 'Plate for grav i plen, 45 × 35 cm'],
    [450, 350, 70],
    rounded(4),
    PLATES,
  ),
  stone(
    42,
    lawn('slab'),
    ['Plænesten 50 × 40 cm', 'Rasenplatte 50 × 40 cm', 'Plate for grav i plen, 50 × 40 cm'],
    [500, 400, 80],
    rounded(25),
    PLATES,
  ),
  stone(
    43,
    lawn('slab'),
    ['Oval plænesten', 'Ovale Rasenplatte', 'Oval plate for grav i plen'],
    [500, 380, 80],
    oval,
    PLATES,
  ),
  stone(
    51,
    { type: 'reference', shape: 'upright' },
    ['Ældre gravsten som eksempel', 'Älterer Grabstein als Beispiel', 'Eldre gravstein som eksempel'],
    [560, 820, 120],
    arched(110),
  ),
  stone(
    61,
    { type: 'coffin', shape: 'upright', existing: true },
    ['Eksisterende gravsten', 'Vorhandener Grabstein', 'Eksisterende gravstein'],
    [600, 800, 120],
    rounded(4),
  ),
  stone(
    62,
    { type: 'urn', shape: 'slab', existing: true },
    ['Eksisterende urnesten', 'Vorhandener Urnenstein', 'Eksisterende urnestein'],
    [500, 400, 100],
    rounded(4),
  ),
];

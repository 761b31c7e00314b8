import { scaleOfDrawing } from '../drawingSheet';
import { letteringRows } from '../letteringRows';
import type { PermitPack } from '../pack';
import { times, written } from '../speech';
import { isReckoned } from '../steadinessSheet';
import { stoneFacts } from '../stoneFacts';
import { churchyardName } from '../titleBlock';

/** The fields of an application that are written in. */
export type TextName = keyof ReturnType<typeof textValues>;

/** The boxes of an application that are ticked. */
export type TickName = keyof ReturnType<typeof tickValues>;

const each = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))].join(', ');

/** So many lines of an inscription stand below each other in its field; of a longer one they follow each other. */
export const INSCRIPTION_LINES = 3;

const inscriptionOf = (lines: readonly string[]) =>
  lines.join(lines.length > INSCRIPTION_LINES ? ' / ' : '\n');

/** What is written into an application; empty where it is not known, or where only the authority or a signature fills it in. */
export function textValues(pack: PermitPack) {
  const { given, judged, standing, speech } = pack;
  const { locale } = speech;
  const facts = stoneFacts(pack);
  const rows = letteringRows(pack);
  const lines = rows.filter(({ capHeight }) => capHeight !== undefined);
  return {
    churchyard: churchyardName(pack),
    graveNo: given.graveNo,
    authority: given.authority,
    deceasedName: given.decName,
    born: given.decBirth,
    died: given.decDeath,
    applicantName: given.contactName,
    address: given.contactAddress,
    phone: given.contactPhone,
    email: given.contactEmail,
    stonemason: given.stonemason,
    undertaker: given.undertaker,
    caseNo: given.caseNo,
    material: facts.material,
    finish: facts.finish,
    width: written(judged.width, locale),
    height: written(judged.height, locale),
    thickness: facts.thickness,
    aboveGround: facts.thickness === '' && standing.lies ? '' : written(standing.aboveGround, locale),
    base: facts.base,
    weight: facts.weightWithBase || facts.weight,
    volume: facts.boxVolume,
    lettering: each(lines.map(({ family }) => family)),
    letterHeights: each(lines.map(({ size }) => size)),
    work: each(lines.map(({ work }) => work)),
    inscription: inscriptionOf(lines.map(({ words }) => words)),
    foundation: facts.foundation,
    dowels: given.dowels
      ? `${given.dowels.count}, ø${times([given.dowels.diameter, given.dowels.length], locale)}`
      : '',
    placeDate: '',
    signed: '',
    signedMason: '',
    conditions: '',
    signedAuthority: '',
  };
}

/** What is ticked in an application: nothing that is not known, and nothing that the authority decides. */
export function tickValues(pack: PermitPack) {
  const { design, judged, given } = pack;
  const { type } = design;
  const { dowels } = given;
  return {
    coffin: type === 'coffin',
    urn: type === 'urn',
    lawn: type === 'lawn',
    row: false,
    chosen: false,
    newStone: !design.ExistingStone,
    addition: design.ExistingStone,
    upright: judged.posture === 'upright',
    lying: judged.posture === 'lying',
    bolts: dowels !== undefined && dowels.count >= 2 && dowels.diameter >= 12 && dowels.length >= 150,
    drawing: true,
    letteringPlan: true,
    details: true,
    steadiness: isReckoned(pack),
    approved: false,
    approvedIf: false,
    refused: false,
  };
}

/** What is said in the name of a box besides. */
export const tickWords = (pack: PermitPack) => ({ scale: scaleOfDrawing(pack) });

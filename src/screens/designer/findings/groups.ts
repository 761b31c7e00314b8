import { type Finding, type FindingKind, isOfChurchyard } from '../../../stone/finding';

/** The subjects of findings, in display order. */
const FINDING_GROUPS = ['stone', 'words', 'letters', 'place', 'pictures', 'churchyard'] as const;
export type FindingGroup = (typeof FINDING_GROUPS)[number];

const GROUP_OF: Readonly<Record<FindingKind, FindingGroup>> = {
  sampleWords: 'words',
  dateMissing: 'words',
  impossibleDate: 'words',
  datesReversed: 'words',
  nameDiffers: 'words',
  dateDiffers: 'words',
  partnerDiffers: 'words',
  mixedQuotes: 'words',
  mixedDates: 'words',
  doubleSpace: 'words',
  doubleWord: 'words',
  unbalancedCrosses: 'words',
  unbalancedBrackets: 'words',
  spaceBeforeMark: 'words',
  spaceAfterMark: 'words',
  wrongLetter: 'words',
  missingCharacter: 'letters',
  unknownFont: 'letters',
  fontFailed: 'letters',
  unknownColour: 'letters',
  lettersTouching: 'letters',
  tooThin: 'letters',
  rubberTooNarrow: 'letters',
  loosePiece: 'letters',
  illegible: 'letters',
  notCast: 'letters',
  outside: 'place',
  nearEdge: 'place',
  overFrame: 'place',
  overlapping: 'place',
  inReserved: 'place',
  attachmentOff: 'place',
  hidden: 'place',
  unknownVignet: 'pictures',
  unknownAttachment: 'pictures',
  pictureFailed: 'pictures',
  portraitFailed: 'pictures',
  pictureTooCoarse: 'pictures',
  etchingUnseen: 'pictures',
  photographFailed: 'pictures',
  unknownMaterial: 'stone',
  unknownTransform: 'pictures',
  unknownFrame: 'pictures',
  unknownFrameColour: 'pictures',
  noRoomForFrame: 'pictures',
  tooWide: 'churchyard',
  tooTall: 'churchyard',
  tooThick: 'churchyard',
  tooLarge: 'churchyard',
  tooHeavy: 'churchyard',
  tooNarrow: 'churchyard',
  tooLow: 'churchyard',
  finishNotAllowed: 'churchyard',
  colourNotAllowed: 'churchyard',
  lettersNotAllowed: 'churchyard',
  lettersTooLow: 'churchyard',
  lettersTooHigh: 'churchyard',
  baseRequired: 'churchyard',
  baseNotAllowed: 'churchyard',
  notLying: 'churchyard',
  notUpright: 'churchyard',
  ruleNotChecked: 'churchyard',
};

/** Findings by subject, in display order; empty groups are left out. */
export function grouped(
  findings: readonly Finding[],
): readonly { readonly group: FindingGroup; readonly findings: readonly Finding[] }[] {
  const groupOf = (finding: Finding) => (isOfChurchyard(finding) ? 'churchyard' : GROUP_OF[finding.kind]);
  return FINDING_GROUPS.map((group) => ({
    group,
    findings: findings.filter((finding) => groupOf(finding) === group),
  })).filter((each) => each.findings.length > 0);
}

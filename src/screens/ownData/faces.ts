import type { StoneAddress } from '../../api/stones';
import type { OwnData, Subject } from '../../machines/ownData/effects';
import type { OwnPart } from './part';
import { stoneParts } from './stoneParts';
import type { Words } from './words';

/** What is kept of a stone of a case, or of one face of a stone. */
export interface OwnFace {
  readonly id: number;
  /** Where there are several. */
  readonly heading: string | undefined;
  /** What opens it; undefined for a back by its front's link, which does not. */
  readonly address: StoneAddress | undefined;
  readonly parts: readonly OwnPart[];
}

function addressOf(subject: Subject, id: number): StoneAddress | undefined {
  if (subject.kind !== 'stone' || subject.address.token === undefined) return { id };
  return subject.address.id === id ? subject.address : undefined;
}

/** Each stone of a case, or a stone and its back, in words. A case is told of apart, and of a stone's once. */
export function facesOf(subject: Subject, { stones, retention }: OwnData, words: Words): readonly OwnFace[] {
  const { own } = words;
  const isCase = subject.kind === 'case';
  const headingOf = (id: number, index: number) => {
    if (isCase) return own('page.stone', { id });
    if (stones.length === 1) return undefined;
    return index === 0 ? own('page.front') : own('page.back', { id });
  };
  return stones.map((stone, index) => {
    const { id } = stone.stone;
    return {
      id,
      heading: headingOf(id, index),
      address: addressOf(subject, id),
      parts: stoneParts(stone, retention, words, !isCase && index === 0 && stone.case !== null),
    };
  });
}

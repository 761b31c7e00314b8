import type { FoundTypeface } from '../lettering/fontCache';
import type { Attachment } from '../stone/catalogue/attachment';
import type { Background } from '../stone/catalogue/background';
import type { StoneType } from '../stone/catalogue/stoneType';
import type { Vignet } from '../stone/catalogue/vignet';
import type { Revision } from '../stone/revision';
import type { Design } from '../stone/stone';
import type { OwnPicture } from './ownPictures';

/** What a design refers to by id or name; all loaded before a scene is built. */
export interface Sources {
  stoneType(id: number): StoneType | undefined;
  /** An existing stone of the catalogue, whose material a photographed one is assumed to have. */
  readonly existingStone: StoneType | undefined;
  background(id: number): Background | undefined;
  vignet(id: number): Vignet | undefined;
  attachment(id: number): Attachment | undefined;
  /** The loaded file of an uploaded vignet; undefined where it could not be loaded or read. */
  ownPicture(url: string): OwnPicture | undefined;
  /** The typeface of a family by a revision of the measures; a reason where there is none. */
  typeface(family: string, cursive: boolean, revision?: Revision): FoundTypeface | 'unknown' | 'failed';
  /** The revision of the design that is built, which its typefaces are asked by. */
  readonly revision?: Revision | undefined;
}

/** The sources as a design is drawn from them. */
export function sourcesOf({ revision }: Pick<Design, 'revision'>, sources: Sources): Sources {
  return revision === sources.revision ? sources : { ...sources, revision };
}

/** Thrown where a design's stone type is not in the catalogue: without a stone there is nothing to draw. */
export class UnknownStoneType extends Error {
  constructor(readonly id: number) {
    super(`unknown stone type ${id}`);
    this.name = 'UnknownStoneType';
  }
}

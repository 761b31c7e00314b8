import { LruCache } from '../cache/lruCache';
import type { Outline } from '../geometry/outline';
import { outlineFromSvg } from '../geometry/svgPath';
import { withinScenery } from '../stone/catalogue/scenery';
import { isUnknownMaterial, shownVariant } from '../stone/catalogue/shownVariant';
import { type Finding, found } from '../stone/finding';
import { isReserved, isSeen } from '../stone/handling';
import type { Ground } from '../stone/legibility/readableColour';
import { madeStone } from '../stone/make/madeStone';
import type { OwnStoneType } from '../stone/ownStoneType';
import type { Parm } from '../stone/parm';
import type { Design, StoneVignet } from '../stone/stone';
import { buildAttachment } from './buildAttachment';
import { buildEtching } from './buildEtching';
import { buildFrame } from './buildFrame';
import { buildLettering } from './buildLettering';
import { buildMedallion } from './buildMedallion';
import { buildOrnament } from './buildOrnament';
import { buildOwnVignet } from './buildOwnVignet';
import { buildQrCode } from './buildQrCode';
import type { Built } from './built';
import { photographedStone } from './photographedStone';
import type { FrameNode, Scene, SceneNode, Slab } from './scene';
import { seenFromBehind } from './seenFromBehind';
import { type Sources, sourcesOf, UnknownStoneType } from './sources';
import type { StoneEdges } from './stoneEdges';

/**
 * Builds one element's node, without its place.
 *
 * @param own what the design says about the uploaded vignet that the element shows, if any.
 * @param edges what a line may follow of the stone.
 * @param ground its material, which decides what of a QR code is cut, and whether an etching shows.
 */
export function buildElement(
  element: Parm,
  index: number,
  sources: Sources,
  own?: StoneVignet,
  edges?: StoneEdges,
  ground?: Ground,
): Built {
  switch (element.type) {
    case 'text':
      return buildLettering(element, index, sources, edges);
    case 'sandblownVignet':
    case 'standardVignet':
      return buildOrnament(element, index, sources);
    case 'customVignet':
      return buildOwnVignet(element, index, own, sources);
    case 'attachment':
      return buildAttachment(element, index, sources);
    case 'medallion':
      return buildMedallion(element, index, sources);
    case 'etching':
      return buildEtching(element, index, sources, ground);
    case 'qrCode':
      return buildQrCode(element, index, ground);
  }
}

/** What a design says about the uploaded vignet that an element shows. */
function ownVignetOf({ stoneVignets }: Design, element: Parm): StoneVignet | undefined {
  return element.type === 'customVignet' ? stoneVignets.find(({ id }) => id === element.vignetId) : undefined;
}

/** Which space a reserved element keeps free: its group's, or one of its own. */
function spaceOf(element: Parm, index: number): { readonly space?: number } {
  return isReserved(element) ? { space: element.group ?? -1 - index } : {};
}

/** Built nodes as they were placed last: an element that an edit leaves alone stays one object, and is compared at once. */
const placedLast = new WeakMap<Built['node'], { readonly element: Parm; readonly placed: SceneNode }>();

/** Puts a node at its element's position. */
function placeNode(node: Built['node'], element: Parm, index: number): SceneNode {
  const known = placedLast.get(node);
  if (known && known.element === element && known.placed.element === index) return known.placed;
  const place = { ...element.position, scale: element.scale };
  const placed = { ...node, element: index, place, ...spaceOf(element, index) };
  placedLast.set(node, { element, placed });
  return placed;
}

/** A finding about an element as it is built: of a reserved one nothing is spoiled with this order. */
function asBuilt(finding: Finding, element: Parm): Finding {
  return isReserved(element) && finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}

/** The photograph of a design's uploaded stone, if it is not a stone of the catalogue. */
function ownStoneOf({ stoneStoneTypes, StoneTypeId }: Design): OwnStoneType | undefined {
  return stoneStoneTypes.find(({ id }) => id === StoneTypeId);
}

/** The edges of the stones seen last, by their path data: a stone keeps one outline object through all edits of what is on it. */
const edgesSeen = new LruCache<string, Outline>({ most: 8 });

/**
 * The stone itself.
 *
 * @throws UnknownStoneType where neither the catalogue nor the design has the design's stone type; an unknown variant
 * falls back to the type's first, since every stone has one, and is a warning.
 */
function buildSlab(design: Design, sources: Sources): Slab {
  const own = ownStoneOf(design);
  const { existingStone } = sources;
  const front =
    own && existingStone
      ? photographedStone(own, design.type, existingStone)
      : sources.stoneType(design.StoneTypeId);
  const isBehind = design.backOf !== undefined;
  const stoneType = front && (isBehind ? seenFromBehind(front) : front);
  const variant = stoneType && shownVariant(stoneType, design.StoneTypeVariantId);
  if (!stoneType || !variant) throw new UnknownStoneType(design.StoneTypeId);
  const picture = own && sources.ownPicture(own.url);
  const photograph = picture?.kind === 'raster' ? picture : undefined;
  const made = madeStone(own ? undefined : design.make, stoneType, variant.id);
  const outline = edgesSeen.getOrMake(stoneType.outline, () => outlineFromSvg(stoneType.outline));
  return { stoneType, variant, outline, made, photograph, ...(isBehind && { isBehind }) };
}

/** What a line may follow of a stone and of the frame that is drawn on it. */
function edgesOf(
  { stoneType: { outline: stone }, made: { bevel } }: Slab,
  frame: FrameNode | undefined,
): StoneEdges {
  return frame ? { stone, frame: { type: frame.type, bevel } } : { stone };
}

/** The findings about the stone itself: for an existing one, none about its material, which is not ordered. */
function ofSlab(design: Design, { stoneType, variant, photograph }: Slab): Finding[] {
  if (ownStoneOf(design)) return photograph ? [] : [found('error', 'photographFailed', {})];
  const { StoneTypeVariantId: value } = design;
  if (design.ExistingStone || !isUnknownMaterial(stoneType, value)) return [];
  const { id, Name, Names } = variant;
  return [found('error', 'unknownMaterial', { value, limit: id, shown: { Name, Names } })];
}

/** What is hidden is easily forgotten: it is neither drawn nor cut. */
function ofHidden({ Parms }: Design): Finding[] {
  return Parms.flatMap((element, index) =>
    isSeen(element) ? [] : [found('warning', 'hidden', { elements: [index] })],
  );
}

/**
 * Turns a design into a scene in millimetres: the one place that computes positions on the stone, that leaves out what is
 * hidden, and that tells apart what is cut and what is reserved. Pure.
 *
 * @param element builds one element's node; the renderer passes one that caches unchanged elements.
 * @throws UnknownStoneType
 */
export function buildScene(
  design: Design,
  sources: Sources,
  build: typeof buildElement = buildElement,
): Scene {
  const slab = buildSlab(design, sources);
  const frame = buildFrame(slab.stoneType, design.Frame, slab.made.bevel);
  const edges = edgesOf(slab, frame.node);
  const asRevised = sourcesOf(design, sources);
  const built = design.Parms.flatMap((element, index) => {
    if (!isSeen(element)) return [];
    const { node, warnings } = build(
      element,
      index,
      asRevised,
      ownVignetOf(design, element),
      edges,
      slab.variant,
    );
    const found = warnings.map((finding) => asBuilt(finding, element));
    return [{ node: placeNode(node, element, index), warnings: found }];
  });
  const all = built.map(({ node }) => node);
  return {
    width: slab.stoneType.width,
    height: slab.stoneType.height,
    slab,
    background: sources.background(design.BackgroundId),
    sceneryPlace: withinScenery(design.backgroundPosition),
    nodes: [...(frame.node ? [frame.node] : []), ...all.filter(({ space }) => space === undefined)],
    reserved: all.filter(({ space }) => space !== undefined),
    warnings: [
      ...ofSlab(design, slab),
      ...[frame, ...built].flatMap(({ warnings }) => warnings),
      ...ofHidden(design),
    ],
  };
}

import fc from 'fast-check';

const text = fc.record(
  {
    type: fc.constant('text' as const),
    subText: fc.oneof(fc.constantFrom('', '  ', 'Åse Ærø', '* 3. maj 1938', 'Far', '† 2026'), fc.string()),
    // Heights within the classes of the list, on their edges and above the highest; a decimal comma too.
    fontSize: fc.constantFrom('10', '20', '20,01', '30', '40', '60', '100', '140'),
    scale: fc.constantFrom(1, 0.5, 2),
    variant: fc.constantFrom('sandb', 'bronze', 'alu'),
    hidden: fc.boolean(),
  },
  { requiredKeys: ['type', 'subText', 'fontSize'] },
);
const thing = fc.record(
  {
    type: fc.constantFrom('sandblownVignet' as const, 'standardVignet' as const, 'customVignet' as const),
    vignetId: fc.integer({ min: 550, max: 560 }),
    hidden: fc.boolean(),
  },
  { requiredKeys: ['type', 'vignetId'] },
);
const attachment = fc.record(
  {
    type: fc.constant('attachment' as const),
    attachmentId: fc.constantFrom(101, 104, 999),
    hidden: fc.boolean(),
  },
  { requiredKeys: ['type', 'attachmentId'] },
);

/** Designs as somebody sends them, of everything that is priced: known and unknown stones, lines, ornaments, what is hidden. */
export const pricedDesigns = fc.record({
  StoneTypeId: fc.constantFrom(15, 16, 9999),
  StoneTypeVariantId: fc.constantFrom(1501, 1502, 1601, 1),
  ExistingStone: fc.boolean(),
  RepaintStone: fc.boolean(),
  RemoveNow: fc.boolean(),
  Frame: fc.record({ Type: fc.constantFrom('none', 'line') }),
  make: fc.option(
    fc.record(
      {
        // In the list for some of the stones only; a base wider than the list has any.
        thickness: fc.constantFrom(100, 140, 160),
        base: fc.record({
          width: fc.constantFrom(600, 600.5, 800, 1200, 1300),
          height: fc.constant(150),
          depth: fc.constant(240),
        }),
        edge: fc.constantFrom('asFace' as const, 'polished' as const, 'honed' as const, 'rough' as const),
        side: fc.constantFrom('asFace' as const, 'rough' as const),
        bevel: fc.constantFrom(0, 12.5),
      },
      { requiredKeys: [] },
    ),
    { nil: undefined },
  ),
  Parms: fc.array(fc.oneof({ weight: 3, arbitrary: text }, thing, attachment), { maxLength: 8 }),
});

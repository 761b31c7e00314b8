import type { CatalogueLists } from '../../server/store/loadCatalogue';
import { attachment } from '../../src/stone/catalogue/attachment';
import { background } from '../../src/stone/catalogue/background';
import { churchyard } from '../../src/stone/catalogue/churchyard';
import { priceList } from '../../src/stone/catalogue/price';
import { stonemason } from '../../src/stone/catalogue/stonemason';
import { stoneType } from '../../src/stone/catalogue/stoneType';
import { vignet } from '../../src/stone/catalogue/vignet';
import { design } from '../../src/stone/stone';

const variant = {
  id: 1,
  Name: 'Sort granit',
  tile: 'tiles/black-granite-polished.webp',
  tilePxPerMm: 1,
  colour: '#1c1c1e',
  finish: 'polished',
};

const face = (id: number, type: string, width: number, height: number, existing = false) =>
  stoneType.parse({
    id,
    Name: `Sten ${id}`,
    type,
    existing,
    shape: 'upright',
    width,
    height,
    thickness: 100,
    outline: `M0 0H${width}V${height}H0Z`,
    Variants: [{ ...variant, id: id * 10 }],
  });

const ornament = (id: number) =>
  vignet.parse({
    id,
    Name: `Vignet ${id}`,
    theme: 'flowers',
    kind: 'sandblown',
    width: 100,
    height: 200,
    outline: 'M0 0H100V200H0Z',
    licence: 'CC0',
    source: 'sample',
  });

const lantern = (id: number) =>
  attachment.parse({
    id,
    Name: `Lygte ${id}`,
    kind: 'lantern',
    width: 100,
    height: 200,
    parts: [{ outline: 'M0 0H100V200H0Z', material: 'bronze', depth: 40 }],
    licence: 'CC0',
    source: 'sample',
  });

const line = (subText: string, y: number, fontSize: string) => ({
  type: 'text',
  subText,
  fontSize,
  position: { x: 300, y },
});

/** A small catalogue with the ids of the specification: stone type 15, background 10, vignet 552. */
export const SAMPLE_CATALOGUE: CatalogueLists = {
  stoneType: [
    face(15, 'coffin', 600, 800),
    face(16, 'coffin', 800, 900),
    face(20, 'urn', 400, 400, true),
    face(21, 'urn', 400, 600),
    face(30, 'lawn', 450, 300),
  ],
  vignet: [ornament(552), ornament(553)],
  attachment: [lantern(101), lantern(102)],
  background: [
    background.parse({ id: 10, Name: 'Eng', top: '#aabbcc', bottom: '#ddeeff', ground: '#334422' }),
  ],
  churchyard: [churchyard.parse({ id: 1, Name: 'Kirkegården', country: 'DK', rules: [{ maxHeight: 700 }] })],
  stonemason: [
    stonemason.parse({
      id: 1,
      Name: 'Stenhuggeriet',
      email: 'mason@example.com',
      country: 'DK',
      locale: 'da',
    }),
    stonemason.parse({
      id: 4,
      Name: 'Steinmetz',
      email: 'steinmetz@example.com',
      country: 'DE',
      locale: 'de',
    }),
    stonemason.parse({
      id: 5,
      Name: 'Steinhuggeren',
      email: 'steinhugger@example.com',
      country: 'NO',
      locale: 'no',
    }),
  ],
  prices: [
    priceList.parse({
      id: 1,
      currency: 'DKK',
      stones: [{ StoneTypeId: 15, variants: { 150: 900_000 } }],
      engraved: [
        { upTo: 30, each: 5000 },
        { upTo: 60, each: 8000 },
      ],
      mounted: [{ upTo: 60, each: 20_000 }],
      vignets: { sandblown: 90_000, standard: 120_000, custom: 190_000 },
      attachments: [{ id: 101, each: 245_000 }],
      frame: 130_000,
      repainting: 165_000,
      removal: 145_000,
    }),
  ],
  standardStone: [
    {
      id: 1,
      ...design.parse({
        type: 'coffin',
        StoneTypeId: 15,
        StoneTypeVariantId: 150,
        BackgroundId: 10,
        Parms: [
          line('Navn Navnesen', 300, '40'),
          line('* 1.1.1940', 400, '25'),
          line('† 2.2.2026', 450, '25'),
          { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 150 } },
        ],
      }),
    },
  ],
};

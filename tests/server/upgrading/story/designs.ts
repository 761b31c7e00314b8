/** The designs of the story: each kind of element, of stone and of remark, with values that defaults would not give. */

const text = (subText: string, y: number, more: object = {}) => ({
  type: 'text',
  position: { x: 300, y, rotation: 0 },
  subText,
  fontSize: '30',
  ...more,
});

/** A PNG of one red pixel, as a browser sends a preview. */
export const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

const image = { stoneImage: PICTURE };

/** Lines of every kind, spaced by hand, with ornaments and a frame of which a part is left out. */
export const VARIED = {
  designName: 'Anna Jensen & “Søn” 𝔾 \\ "x"',
  type: 'coffin',
  StoneTypeId: 15,
  StoneTypeVariantId: 1502,
  BackgroundId: 14,
  backgroundPosition: { x: 12.5, y: -3, scale: 1.25 },
  centerLineLeft: 150.1234,
  centerLineRight: '449.5',
  rulers: [{ dotOne: { x: 10, y: 20.5 }, dotTwo: { x: 200.25, y: 20.5 } }],
  Frame: {
    Type: 'doubleLine',
    Color: 'guld',
    HideCorners: true,
    EraseBorders: { TopLeft: true, LeftTop: true },
  },
  Parms: [
    text('Anna Jensen', 250, { fontFamily: 'Cinzel', letterSpacing: 1.75, fontColor: 'guld' }),
    text('Åse Ægidius', 320, { subTextSpacing: '0,-1.5,2,0,0,0.25,0,0,3,0,0', cursive: true }),
    text('født 7. maj 1938', 365, { fontSize: '16.5', fontSpacing: 110 }),
    text('død 21. januar 2024', 400, {
      fontSize: 18,
      cursive: 1,
      position: { x: 300, y: 400, rotation: -2.5 },
    }),
    text('MIN ELSKEDE', 470, { variant: 'bronze', fontFamily: 'EB Garamond', fontColor: 'bronze' }),
    text('', 520),
    { type: 'sandblownVignet', vignetId: 560, position: { x: 120, y: 600, rotation: 15 }, reverse: true },
    {
      type: 'standardVignet',
      vignetId: 704,
      position: { x: 480, y: 600 },
      transform: 'rotate(10) scale(1 1.1)',
    },
    { type: 'attachment', attachmentId: 112, position: { x: 540, y: 690 }, scale: 0.9 },
  ],
  Comment: 'Helst før jul.\nRing først: {{x}} %s $1 \u2028 👩‍👧',
  whoContacts: 'family',
  contactName: 'Bo Jensen',
  contactPhone: '12 34 56 78',
  contactEmail: 'bo@example.com',
  RepaintStone: true,
  ...image,
};

/** A stone on which a mason objects to several things. */
export const OBJECTED = {
  designName: 'Peter Holm',
  type: 'urn',
  StoneTypeId: 31,
  StoneTypeVariantId: 3101,
  ChurchyardId: 1,
  Parms: [
    text('Peter Holm', 60, { fontSize: '6' }),
    text('Peter Holm', 62, { fontSize: '40' }),
    text('født 31. februar 1960', 300, { fontSize: '12' }),
    text('udenfor', 490, { position: { x: 20, y: 490, rotation: 90 } }),
  ],
};

/** An existing stone that gets a name more, with what was wished for on another stone before. */
export const ADDED = {
  designName: 'Karen og Hans',
  type: 'coffin',
  StoneTypeId: 61,
  StoneTypeVariantId: 6101,
  ExistingStone: true,
  RemoveNow: true,
  ReserveSpace: 1,
  Parms: [
    {
      ...text('Karen Holm', 300, { fontColor: 'sort', wishedColor: 'guld' }),
      wished: [{ StoneTypeId: 15, element: text('Karen Holm', 280, { fontColor: 'guld' }) }],
    },
  ],
  wished: [
    {
      ...{ StoneTypeId: 15, width: 600, height: 750, type: 'coffin', StoneTypeVariantId: 1501 },
      ...{ ExistingStone: false, rulers: [], thinnestStroke: 0.7, isWorkedOn: true, elements: 1 },
      ...{ factor: 1, right: 0, down: 0 },
    },
  ],
};

export const LAWN = {
  designName: 'Jens',
  type: 'lawn',
  StoneTypeId: 41,
  StoneTypeVariantId: 4101,
  BackgroundId: 10,
  externalBackgroundURL: 'https://pictures.example.com/hedge.jpg',
  Frame: { Type: 'waves', Color: 'sort' },
  Parms: [text('Jens', 180, { position: { x: 225, y: 180 }, fontSize: '55' })],
  ...image,
};

export const GERMAN = {
  designName: 'Familie Müller-Groß',
  type: 'coffin',
  StoneTypeId: 25,
  StoneTypeVariantId: 2502,
  Parms: [text('MÜLLER', 250, { position: { x: 500, y: 250 }, fontSize: '60' }), text('Ruhe sanft', 500)],
};

/** A plain stone with a name. */
export const plain = (name: string, more: object = {}) => ({
  designName: name,
  StoneTypeId: 15,
  StoneTypeVariantId: 1501,
  Parms: [text(name, 300), text('* 3. maj 1941', 360, { fontSize: '23' })],
  ...more,
});

export const CONTACT = {
  contactName: 'Bo Jensen',
  contactPhone: '12345678',
  contactEmail: 'bo@example.com',
  StonemasonId: 1,
};

export type Language = 'da' | 'de' | 'no';

/** What the stones of a country show: given names and surnames apart by blanks, last lines, and what stands before days. */
export interface Country {
  readonly women: string;
  readonly men: string;
  readonly surnames: string;
  readonly verses: readonly string[];
  readonly marks: readonly (readonly [string, string])[];
  readonly maiden: readonly string[];
  readonly nicknames: string;
}

export const COUNTRIES: Readonly<Record<Language, Country>> = {
  da: {
    women:
      'Anna Karen Kirsten Inger Else Birgit Hanne Gerda Ruth Åse Grethe Ellen Lis Tove Bodil Jytte Kirstine Dagmar Ragnhild',
    men: 'Niels Poul Jens Hans Svend Aage Ole Jørgen Børge Erik Søren Knud Henning Viggo Kaj Bent Mogens Frede Åge',
    surnames:
      'Jensen Nielsen Hansen Pedersen Andersen Sørensen Møller Østergård Kjær Skov Bjerre Lund Winther Krogh Aagaard Friis Dam Høj Bruun Skovgaard-Petersen',
    verses: [
      'Elsket og savnet',
      'Hvil i fred',
      'Tak for alt',
      'Fred med dit minde',
      'Altid i vore hjerter',
      'Æret være dit minde',
      '»Kærligheden ophører aldrig«',
      'Tak, fordi du var vores mor.',
      'Du er altid i vore tanker, mor',
      'Størst af alt er kærligheden',
      'Den, der lever i sine børns hjerter, / er ikke død, / kun langt borte.',
      'Herren er min hyrde, / jeg skal intet mangle.',
      'Tro, håb og kærlighed',
      'Lys over land, / det er det, vi vil.',
      'Vi ses igen, far!',
      'Sal. 23,1',
    ],
    marks: [
      ['* ', '† '],
      ['* ', '† '],
      ['født ', 'død '],
      ['f. ', 'd. '],
      ['født den ', 'død den '],
    ],
    maiden: ['f.', 'født'],
    nicknames: 'Musse Bror Lillemor Fut',
  },
  de: {
    women:
      'Anna Maria Frieda Gertrud Hildegard Ingeborg Käthe Ursula Renate Margarete Elfriede Brigitte Jürgine Änne Lieselotte',
    men: 'Max Karl Heinrich Wilhelm Jürgen Günther Otto Hans Fritz Werner Johann Rolf Uwe Götz Friedrich Karl-Heinz',
    surnames:
      'Müller Schmidt Weiß Groß Koch Wolf Schröder Böhm Jäger Krüger Petersen Weber Voß Köhler Lang Fuchs Baumann Schulze-Delitzsch',
    verses: [
      'Ruhe in Frieden',
      'Unvergessen',
      'In liebevoller Erinnerung',
      'Geliebt und unvergessen',
      'Danke für alles',
      'Für immer in unseren Herzen',
      '„Der Herr ist mein Hirte“',
      'Die Liebe höret nimmer auf.',
      'Wenn ihr mich sucht, / sucht mich in euren Herzen.',
      'Ruhe sanft, liebe Oma!',
      'Von guten Mächten wunderbar geborgen, / erwarten wir getrost, was kommen mag.',
      'Glaube, Liebe, Hoffnung',
      'Psalm 23,1',
      'Du fehlst uns, Papa.',
      'Was man tief in seinem Herzen besitzt, / kann man nicht durch den Tod verlieren.',
    ],
    marks: [
      ['* ', '† '],
      ['*', '†'],
      ['* ', '† '],
      ['geb. ', 'gest. '],
      ['geb. am ', 'gest. am '],
      ['geboren am ', 'gestorben am '],
    ],
    maiden: ['geb.', 'geborene'],
    nicknames: 'Mausi Hansi Omi',
  },
  no: {
    women: 'Kari Anna Ingrid Åse Solveig Ragnhild Marit Bjørg Gudrun Turid Randi Liv Astrid Torunn Målfrid',
    men: 'Ola Per Olav Håkon Einar Arne Odd Bjørn Knut Leif Sverre Åsmund Øyvind Trygve Harald Torstein',
    surnames:
      'Hansen Johansen Olsen Berg Haugen Bakke Dahl Vik Bø Ødegård Sæther Nordmann Lie Moen Strand Øverland Gjerde',
    verses: [
      'Takk for alt',
      'Elsket og savnet',
      'Hvil i fred',
      'Alltid i våre hjerter',
      'Høyt elsket, dypt savnet',
      'Fred over ditt minne',
      '«Herren er min hyrde»',
      'Takk for alle gode minner.',
      'Du er alltid i våre tanker, mor',
      'Størst av alt er kjærligheten',
      'Ditt lys skinner evig',
      'Å leve i de hjerter / man etterlater, / det er ikke å dø.',
      'Kvil i fred, far!',
      'Takk, kjære bestemor.',
      'Sal. 121,1',
    ],
    marks: [
      ['* ', '† '],
      ['f. ', 'd. '],
      ['f. ', 'd. '],
      ['født ', 'død '],
    ],
    maiden: ['f.', 'født'],
    nicknames: 'Bitten Lillebror Mosse',
  },
};

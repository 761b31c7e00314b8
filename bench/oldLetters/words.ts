import { oneOf, type Random } from '../../tests/random';

/** Names, dates and last words as they stand on Danish, German and Norwegian stones. */
const NAMES =
  'Anna Sørensen|Karen Margrethe Friis|Niels Østergård|JENS PETER HANSEN|Kirstine Bjerre|Søren Aagaard|ELLEN MØLLER|Tove Høj|' +
  'Poul Erik Winther|Aage Krogh|Åse Lund|Johann Weiß|Gertrud Schröder|HEINRICH MÜLLER|Margarete Köhler|Friedrich Groß|' +
  'ANNA ELISABETH BECKER|Karl-Heinz Jäger|Ole Bjørnstad|INGRID HAUGEN|Sigurd Øverland|Astrid Dahl|Håkon Næss|Solveig Kvåle|' +
  'Familien Skovgaard|FAMILIE LANGE|Ragnhild Berge|Wilhelm Vogt|Dorthea Juhl|HANS CHR. DAM';
const DATES =
  '1921 – 2003|* 4.11.1932|12. maj 1918|født 7. juni 1899|geb. 3.2.1925|* 19.8.1940|død 30.12.1987|3. März 1911|24.12.1936 – 1.5.2009|f. 1915 d. 1998';
const LAST =
  'Hvil i fred|Elsket og savnet|RUHE SANFT|Takk for alt|In Liebe|Tak for alt|Unvergessen|Dypt savnet';

/** What one old line says: mostly a name, else a date or a last word. */
export function wordsOf(random: Random): string {
  const kind = random();
  const list = kind < 0.65 ? NAMES : kind < 0.85 ? DATES : LAST;
  return oneOf(random, list.split('|'));
}

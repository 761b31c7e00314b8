import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';

/** What no text says, and what stands for it: one word for one thing on every screen, letter and paper. */
const NOT_SAID: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  da: [
    [/ornament/i, 'vignet'],
    [/forlæg/i, 'eksempel'],
    [/gravstens-designer|gravstensdesigneren/i, 'Gravstensdesigner'],
    [/bestilling af gravsten|som den er bestilt/i, 'forespørgsel … som den er sendt'],
    [/tilbud (som PDF|med alle)/i, 'Forslag'],
    [/svovl/i, 'patineret'],
    [/plæneplade/i, 'plænesten'],
    [/almindeligt gravsted/i, 'enkelt- eller dobbeltgrav'],
    [/(^|\W)navn efternavn/i, 'Fornavn Efternavn'],
    [/holde(r)? på ikke/i, 'kan ikke opbevare dine ændringer'],
    [/et ældre, /i, 'et ældre udkast'],
    [/af os selv/i, 'automatisk'],
    [/fører ikke til/i, 'Her er ingen side'],
    [/\bsande?\b/i, 'naturlig størrelse (1:1); rigtige mål'],
    [/når han svarer/i, 'for at kunne svare'],
    [/urnehjerte/i, 'Hjertesten til urnegrav'],
    [/[„“«]\w|\w["”]/, '»…«'],
  ],
  de: [
    [/vignett?e/i, 'Ornament'],
    [/aktenzeichen|sterbef[aä]ll/i, 'Auftrag, Auftragsnr.'],
    [/grabsteindesigner/i, 'Grabstein-Designer'],
    [/angebot einholen/i, 'Angebot anfordern'],
    [/angebot (als PDF|mit allen)/i, 'Entwurf'],
    [/(?<!sand)gestrahlt/i, 'sandgestrahlt'],
    [/schwefel/i, 'patiniert'],
    [/\bbande\b/i, 'Ringe'],
    [/haut der Steinmetz/i, 'wird so in den Stein gehauen'],
    [/gewöhnliche Grab/i, 'Einzel- oder Doppelgrab'],
    [/den nächsten Steinmetz/i, 'den nächstgelegenen Steinmetz'],
    [/[»«]/, '„…“'],
    [/urnenherz/i, 'Herzstein für Urnengrab'],
    [/von selbst/i, 'automatisch'],
    [/älteren; |ältere; /i, 'mit dem Wort Entwurf'],
    [/führt zu nichts/i, 'Hier gibt es keine Seite'],
    [/\bman meldet/i, 'Sie hören in Kürze vom Steinmetz'],
    [/\bin 1:1|\bwahre[nrm]?\b/i, 'im Maßstab 1:1; maßgenau; in Originalgröße'],
    [/schriftart/i, 'Schrift'],
  ],
  no: [
    [/vignett?|ornament/i, 'symbol'],
    [/forelegg/i, 'eksempel'],
    [/steinhogge/i, 'steinhugger'],
    [/gravsteins-designer|gravsteinsdesigneren/i, 'Gravsteinsdesigner'],
    [/bestilling av gravstein|slik den er bestilt/i, 'forespørsel … slik den er sendt'],
    [/få tilbud/i, 'Be om tilbud'],
    [/tilbud (som PDF|med alle)/i, 'Forslag'],
    [/svovel/i, 'patinert'],
    [/avlyst/i, 'avbestilt'],
    [/\bsort\b/i, 'svart'],
    [/en vanlig grav/i, 'enkelt- eller dobbeltgrav'],
    [/(^|\W)navn etternavn/i, 'Fornavn Etternavn'],
    [/et eldre, /i, 'et eldre utkast'],
    [/av oss selv/i, 'automatisk'],
    [/fører ikke til/i, 'Her er det ingen side'],
    [/\bsanne\b/i, 'riktige mål'],
    [/når han svarer/i, 'for å kunne svare'],
    [/steinhuggeren kan (ta )?kontakt/i, 'får (ta) kontakt(e)'],
    [/^fram$/i, 'Frem'],
    [/^gjenta$/i, 'Gjør om'],
    [/skrifttype/i, 'skrift'],
  ],
};

/** Names that one thing has on every screen, by where they stand. */
const SAME: readonly (readonly string[])[] = [
  ['designs.json.title', 'menu.json.designs', 'wizard.json.allDesigns'],
  ['start.json.title', 'sheet.json.offer.brand', 'server.json.sharing.site'],
  ['sending.json.offer', 'wizard.json.actions.getOffer.name', 'wizard.json.purposes.offer.send'],
  ['designer.json.kinds.reference', 'designs.json.kinds.reference'],
  ['designs.json.columns.caseNo', 'project.json.fields.caseNo'],
  ['designer.json.redo', 'shortcuts.json.does.redo'],
  ['designer.json.bringForward', 'popups.json.elements.forward'],
];

/** Every text of a language, by where it stands. */
function textsOf(locale: Locale): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, at: string): void => {
    if (typeof node === 'string') found.set(at, node);
    else for (const [key, inner] of Object.entries(node as object)) walk(inner, `${at}.${key}`);
  };
  for (const file of readdirSync(join('locales', locale)))
    walk(JSON.parse(readFileSync(join('locales', locale, file), 'utf8')), file);
  return found;
}

/** Every name of the catalogue in a language. */
function namesOf(locale: Locale): [string, string][] {
  const found: [string, string][] = [];
  const walk = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { Name, Names } = node as { Name?: string; Names?: Partial<Record<Locale, string>> };
    const name = Names?.[locale] ?? (locale === 'da' ? Name : undefined);
    if (name !== undefined) found.push([at, name]);
    for (const [key, inner] of Object.entries(node)) walk(inner, `${at}.${key}`);
  };
  for (const file of readdirSync('catalogue').filter((each) => each.endsWith('.json')))
    walk(JSON.parse(readFileSync(join('catalogue', file), 'utf8')), file);
  return found;
}

describe.each(LOCALES)('%s', (locale) => {
  const texts = textsOf(locale);
  const names = namesOf(locale);

  test.each(NOT_SAID[locale])('no text and no name of the catalogue says %s, but %s', (forbidden) => {
    expect(names.length).toBeGreaterThan(200);
    expect([...texts, ...names].filter(([, text]) => forbidden.test(text))).toEqual([]);
  });

  test.each(SAME)('one name for one thing: %s, %s', (...places) => {
    const said = places.map((place) => texts.get(place));
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toBeTruthy();
  });
});

import fc from 'fast-check';
import type { Locale } from '../../../src/stone/catalogue/naming';

/** A user's choices, as the API names them. */
export interface Choice {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly whoContacts: 'family' | 'stonemason' | 'undertaker';
  /** Left out where nobody said. */
  readonly tellSteps?: boolean;
  readonly InvoiceEnduser: boolean;
  readonly RepaintStone: boolean;
  readonly ReserveSpace: boolean;
  readonly RemoveNow: boolean;
  readonly Comment: string;
  readonly ChurchyardId: number | null;
  readonly ChurchyardName: string;
  /** Null where none was chosen, which only German allows. */
  readonly StonemasonId: number | null;
}

/** What a letter says of a choice, written independently of the program's texts. */
interface Sentences {
  readonly whoContacts: Readonly<Record<Choice['whoContacts'], string>>;
  readonly InvoiceEnduser: readonly [no: string, yes: string];
  readonly tellSteps: readonly [no: string, yes: string];
  readonly RepaintStone: string;
  readonly ReserveSpace: string;
  readonly RemoveNow: string;
}

export const SENTENCES: Readonly<Record<Locale, Sentences>> = {
  da: {
    whoContacts: {
      family: 'Familien kontakter selv stenhuggeren.',
      stonemason: 'Stenhuggeren bedes kontakte kontaktpersonen.',
      undertaker: 'Bedemanden kontakter stenhuggeren. Kontakt ikke familien direkte.',
    },
    tellSteps: [
      'Kontaktpersonen får ikke brev om stenhuggerens skridt.',
      'Kontaktpersonen får brev ved hvert skridt hos stenhuggeren.',
    ],
    InvoiceEnduser: ['Fakturaen sendes til bedemanden.', 'Fakturaen sendes til kunden.'],
    RepaintStone: 'Den nuværende inskription skal optegnes.',
    ReserveSpace: 'Der skal reserveres plads til et navn mere.',
    RemoveNow: 'Stenen skal nedtages nu.',
  },
  de: {
    whoContacts: {
      family: 'Die Familie meldet sich selbst beim Steinmetz.',
      stonemason: 'Der Steinmetz wird gebeten, sich bei der Kontaktperson zu melden.',
      undertaker:
        'Der Bestatter meldet sich beim Steinmetz. Bitte wenden Sie sich nicht direkt an die Familie.',
    },
    tellSteps: [
      'Die Kontaktperson bekommt keine Briefe über die Schritte des Steinmetzen.',
      'Die Kontaktperson bekommt bei jedem Schritt des Steinmetzen einen Brief.',
    ],
    InvoiceEnduser: ['Die Rechnung geht an den Bestatter.', 'Die Rechnung geht an den Kunden.'],
    RepaintStone: 'Die vorhandene Schrift soll ausgelegt werden.',
    ReserveSpace: 'Für einen weiteren Namen soll Platz freigehalten werden.',
    RemoveNow: 'Der Stein soll jetzt abgeräumt werden.',
  },
  no: {
    whoContacts: {
      family: 'Familien tar selv kontakt med steinhuggeren.',
      stonemason: 'Steinhuggeren bes ta kontakt med kontaktpersonen.',
      undertaker: 'Begravelsesbyrået tar kontakt med steinhuggeren. Ta ikke direkte kontakt med familien.',
    },
    tellSteps: [
      'Kontaktpersonen får ikke brev om steinhuggerens skritt.',
      'Kontaktpersonen får brev ved hvert skritt hos steinhuggeren.',
    ],
    InvoiceEnduser: ['Fakturaen sendes til begravelsesbyrået.', 'Fakturaen sendes til kunden.'],
    RepaintStone: 'Den nåværende skriften skal males opp.',
    ReserveSpace: 'Det skal holdes av plass til et navn til.',
    RemoveNow: 'Steinen skal tas ned nå.',
  },
};

/** Every sentence that a letter in a language must contain for a choice, and every one that it must not. */
export function sayingsOf(locale: Locale, choice: Choice): { said: string[]; unsaid: string[] } {
  const say = SENTENCES[locale];
  const [toUndertaker, toClient] = say.InvoiceEnduser;
  const said = [
    say.whoContacts[choice.whoContacts],
    choice.InvoiceEnduser ? toClient : toUndertaker,
    ...(choice.tellSteps === undefined ? [] : [say.tellSteps[choice.tellSteps ? 1 : 0]]),
    ...(['RepaintStone', 'ReserveSpace', 'RemoveNow'] as const).flatMap((key) =>
      choice[key] ? [say[key]] : [],
    ),
  ];
  const all = [
    ...Object.values(say.whoContacts),
    ...say.InvoiceEnduser,
    ...say.tellSteps,
    ...[say.RepaintStone, say.ReserveSpace, say.RemoveNow],
  ];
  return { said, unsaid: all.filter((sentence) => !said.includes(sentence)) };
}

/** The mason of the sample catalogue for each language. */
export const MASON = { da: 1, de: 4, no: 5 } as const;

const BASE = {
  contactName: 'Karen Æbeltoft',
  contactPhone: '+45 20 30 40 50',
  contactEmail: 'karen@example.com',
};

/** Three choices that cover each value of every setting. */
export function everySetting(locale: Locale): readonly Choice[] {
  const mason = MASON[locale];
  const listed = { ChurchyardId: 1, ChurchyardName: 'Kirkegården' };
  const written = { ChurchyardId: null, ChurchyardName: 'Øster Løgum' };
  return [
    {
      ...{ ...BASE, ...listed, whoContacts: 'family', InvoiceEnduser: true, RepaintStone: true },
      ...{
        ReserveSpace: false,
        RemoveNow: true,
        Comment: 'Helst før jul.\nRing først.',
        StonemasonId: mason,
      },
    },
    {
      ...{ ...BASE, ...written, whoContacts: 'stonemason', InvoiceEnduser: false, RepaintStone: false },
      ...{ ReserveSpace: true, RemoveNow: false, Comment: '', StonemasonId: mason, tellSteps: false },
    },
    {
      ...{ ...BASE, ChurchyardId: null, ChurchyardName: '', whoContacts: 'undertaker', InvoiceEnduser: true },
      ...{
        RepaintStone: true,
        ReserveSpace: true,
        RemoveNow: false,
        Comment: '† 3.11.2026, ikke 4.',
        StonemasonId: mason,
        tellSteps: true,
      },
      // German requires only the contact's name.
      ...(locale === 'de' && { StonemasonId: null, contactPhone: '', contactEmail: '' }),
    },
  ];
}

/** Any choice that can be sent in a language. */
export function anyChoice(locale: Locale): fc.Arbitrary<Choice> {
  const words = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim());
  return fc
    .record({
      contactName: words.map((name) => name || 'Bo'),
      whoContacts: fc.constantFrom('family', 'stonemason', 'undertaker'),
      InvoiceEnduser: fc.boolean(),
      RepaintStone: fc.boolean(),
      ReserveSpace: fc.boolean(),
      RemoveNow: fc.boolean(),
      Comment: words,
      yard: fc.constantFrom(
        { ChurchyardId: 1, ChurchyardName: 'Kirkegården' },
        { ChurchyardId: null, ChurchyardName: 'Øster Løgum' },
        { ChurchyardId: null, ChurchyardName: '' },
      ),
      isOpen: fc.boolean(),
    } as const)
    .map(({ yard, isOpen, ...choice }) => ({
      ...{ ...BASE, ...choice, ...yard },
      StonemasonId: locale === 'de' && isOpen ? null : MASON[locale],
    }));
}

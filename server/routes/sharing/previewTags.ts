import type { Locale } from '../../../src/stone/catalogue/naming';
import { CARD } from '../../pictures/sharedPicture';
import { sharingWords } from '../../texts/serverTexts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands within an attribute. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

const LANGUAGE: Readonly<Record<Locale, string>> = { da: 'da_DK', de: 'de_DE', no: 'nb_NO' };

/** The longest name that is told; services cut it off about there themselves. */
const LONGEST_NAME = 120;

/** What a link to a stone shows of it where it is posted. */
export interface SharedStone {
  readonly designName: string;
  readonly locale: Locale;
  /** The absolute address of its picture; undefined where there is none yet. */
  readonly picture: string | undefined;
}

/**
 * The tags by which services show a link as a card (ogp.me, and Twitter's cards, which read the same).
 *
 * @returns HTML for a page's head; nothing of the name is markup in it.
 */
export function previewTags({ designName, locale, picture }: SharedStone): string {
  const words = sharingWords(locale);
  const name = [...designName.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('') || words.untitled;
  const tags: [property: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', words.site],
    ['og:locale', LANGUAGE[locale]],
    ['og:title', name],
    ['og:description', words.description],
  ];
  if (picture !== undefined)
    tags.push(
      ['og:image', picture],
      ['og:image:type', 'image/png'],
      ['og:image:width', String(CARD.width)],
      ['og:image:height', String(CARD.height)],
      ['og:image:alt', name],
    );
  const card = picture === undefined ? 'summary' : 'summary_large_image';
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    `<meta name="twitter:card" content="${card}" />`,
    `<meta name="description" content="${escaped(words.description)}" />`,
  ].join('\n    ');
}

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

/** Text escaped for an attribute. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

const LANGUAGE: Readonly<Record<Locale, string>> = { da: 'da_DK', de: 'de_DE', no: 'nb_NO' };

/** The longest name in the tags; services cut it off at about that length. */
const LONGEST_NAME = 120;

/** What a posted link shows of a stone. */
export interface SharedStone {
  readonly designName: string;
  readonly locale: Locale;
  /** The absolute address of its picture; undefined where there is none yet. */
  readonly picture: string | undefined;
}

/**
 * The tags by which services show a link as a card (ogp.me, also read for Twitter's cards).
 *
 * @returns HTML for a page's head; the name is escaped.
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

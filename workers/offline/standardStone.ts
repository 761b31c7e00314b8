import { CATALOGUE, keep } from './caches';

/** The lists that the designer loads for a new stone. */
const LISTS = ['vignets', 'attachments', 'fonts'].map((list) => `/api/${list}/all`);

/** The part of the answers that says which pictures the standard stone needs. */
interface Standard {
  readonly StoneTypeId: number;
  readonly StoneTypeVariantId: number;
  readonly BackgroundId: number;
}
interface Types {
  readonly results: readonly {
    readonly id: number;
    readonly Variants: readonly { readonly id: number; readonly tile: string }[];
  }[];
}
interface Backgrounds {
  readonly results: readonly { readonly id: number; readonly picture?: string }[];
}

/** Asks as a visitor; undefined where that fails. */
async function lookedUp(path: string): Promise<unknown> {
  const answer = await fetch(path, { headers: { AuthCookie: 'public' } });
  await keep(CATALOGUE, path, answer.clone());
  return answer.headers.get('content-type')?.startsWith('application/json') ? answer.json() : undefined;
}

/** Caches the lists of the catalogue, and the standard stone with the pictures of its material and background. */
export async function keepStandardStone(): Promise<void> {
  const others = Promise.all([...LISTS, '/api/churchyards'].map(lookedUp));
  const [stone, types, backgrounds] = (await Promise.all(
    ['/api/prepareStandardStone', '/api/stoneTypes/all', '/api/backgrounds/all'].map(lookedUp),
  )) as [Standard, Types, Backgrounds];
  const variants = types.results.find(({ id }) => id === stone.StoneTypeId)?.Variants;
  const variant = variants?.find(({ id }) => id === stone.StoneTypeVariantId) ?? variants?.[0];
  const { picture } = backgrounds.results.find(({ id }) => id === stone.BackgroundId) ?? {};
  const pictures = [variant?.tile, picture].filter((path) => path !== undefined);
  await Promise.all([others, ...pictures.map((path) => lookedUp(`/catalogue/${path}`))]);
}

import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { BOMBS } from '../../images/bombs';
import type { Chance } from '../chance';

/** Each sender has its own network, so that they do not share a caller's queue. */
const network = (hand: number) => ({ 'x-forwarded-for': `192.0.2.${hand}` });

/** Statuses for a stone that another besieger has deleted, or ordered. */
const GONE = [404, 409];

const made = z.object({ id: z.number(), token: z.string(), readonlyToken: z.string() });

/** A request with a picture, and its answer. */
export interface PictureAnswer {
  readonly what: string;
  readonly status: number;
  readonly ms: number;
}

/** Pictures made to block a decoder, in base64; vector pictures cannot be previews. */
export async function hostilePictures(isLong: boolean): Promise<{ name: string; image: string }[]> {
  const names = Object.keys(BOMBS).filter((name) => isLong || /groups|entities|noise, 4/.test(name));
  return Promise.all(
    names.map(async (name) => ({
      name,
      image: ((await BOMBS[name]?.()) ?? Buffer.alloc(0)).toString('base64'),
    })),
  );
}

/** Sends such pictures without a pause: as uploads, as previews, and through the cards of links. */
export async function sendPictures(
  url: string,
  { hand, chance, isOver, pictures }: Sending,
): Promise<PictureAnswer[]> {
  const answers: PictureAnswer[] = [];
  const call = async (method: string, path: string, as: string, body?: unknown) => {
    const began = performance.now();
    const what = `${method} ${path}${method === 'PUT' ? ' with a hostile picture' : ''}`;
    const headers = { ...network(hand), AuthCookie: as, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${url}${path}`, { method, headers, ...sent }).catch(() => undefined);
    if (!answer) {
      // The connection was closed without an answer.
      answers.push({ what, status: 0, ms: performance.now() - began });
      return '';
    }
    const text = answer.headers.get('content-type')?.startsWith('application/json')
      ? await answer.text()
      : '';
    if (!text) await answer.arrayBuffer();
    answers.push({ what, status: answer.status, ms: performance.now() - began });
    return text;
  };
  let stone: z.infer<typeof made> | undefined;
  let isGone = false;
  while (!isOver()) {
    if (!stone || isGone) {
      const text = await call('POST', '/api/stone/', 'public', { designName: 'Ond' });
      stone = made.safeParse(JSON.parse(text || 'null')).data;
      isGone = false;
    }
    // A sender refused for too many calls waits a moment and starts again.
    if (!stone || answers.at(-1)?.status === 429) await pause(1000);
    if (!stone) continue;
    const { name, image } = chance.pick(pictures);
    const kind = chance.pick(['vignet', 'photograph', 'stonetype/0', 'stonetype/1', 'preview', 'preview']);
    if (kind !== 'preview') {
      await call('POST', `/api/removebg/${stone.id}/${kind}`, stone.token, {
        image,
        ...(kind !== 'photograph' && { width: 100 }),
      });
      isGone = GONE.includes(answers.at(-1)?.status ?? 0);
      continue;
    }
    if (name.includes('SVG')) continue;
    const type = /JPEG|PNG|WebP/.exec(name)?.[0].toLowerCase();
    const stoneImage = `data:image/${type};base64,${image}`;
    await call('PUT', `/api/stone/${stone.id}`, stone.token, {
      designName: `Ond ${chance.next()}`,
      stoneImage,
    });
    await call('GET', `/api/shared/${stone.id}/${stone.readonlyToken}/preview.png`, 'public');
  }
  return answers;
}

interface Sending {
  readonly hand: number;
  readonly chance: Chance;
  readonly isOver: () => boolean;
  readonly pictures: readonly { readonly name: string; readonly image: string }[];
}

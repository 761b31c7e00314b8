import { z } from 'zod';

/** A full stone: twelve lines, two of them names. */
export const TWELVE_LINES = {
  ...{ designName: 'Tolv linjer', StoneTypeId: 15, StoneTypeVariantId: 1501 },
  Parms: Array.from({ length: 12 }, (_, line) => ({
    type: 'text',
    subText: line % 6 === 0 ? 'Anne Margrethe Sørensen' : `født 12. april 19${41 + line} i Aarhus`,
    ...{ fontFamily: line % 2 ? 'EB Garamond' : 'Alegreya', fontSize: line % 6 === 0 ? '34' : '20' },
    ...{ variant: 'sandb', position: { x: 300, y: 190 + 45 * line } },
  })),
};

/** Saves a stone of twelve lines on a server and says where it is designed. */
export async function savedStone(server: string): Promise<string> {
  const answer = await fetch(`${server}/api/stone/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', AuthCookie: 'public' },
    body: JSON.stringify(TWELVE_LINES),
  });
  const { id, token } = z.object({ id: z.number(), token: z.string() }).parse(await answer.json());
  return `${server}/designer/${id}/${token}`;
}

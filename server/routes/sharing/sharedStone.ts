import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../../src/stone/catalogue/naming';
import { failure } from '../../../src/stone/wire/failure';
import { Refusal } from '../../domain/refusal';
import type { App } from '../../http/app';
import { sendApp } from '../../http/appFiles';
import { callerKey } from '../../http/callerKey';
import { inTurn } from '../../pictures/inTurn';
import { sharedCards } from '../../pictures/sharedCards';
import type { Services } from '../../services';
import type { StoredStone } from '../../store/storedStone';
import { previewTags } from './previewTags';
import { sharedAt, sharedPath } from './sharedAt';
import { sharedModel } from './sharedModel';

/** Changes with the picture and reveals nothing about it: services cache a picture by its address. */
const mark = (preview: string) => preview.slice(0, 8);

/** GET /api/shared/{id}/{token}/preview.png: a stone's picture for a link's card. */
function sharedPreview(app: App, { database, previews, previewWork }: Services): void {
  const cardOf = sharedCards(previews, previewWork);
  const picture = { schema: z.string().describe('The bytes of the picture') };
  const response: Record<number, unknown> = {
    200: { description: 'A PNG of 1200 x 630 pixels', content: { 'image/png': picture } },
    404: failure,
    503: failure,
  };
  const schema = {
    summary: 'The picture of a stone for links to it, by its token for reading',
    security: [],
    params: sharedPath,
    response,
  };
  app.get(
    '/api/shared/:id/:token/preview.png',
    { schema, config: { open: true } },
    async (request, reply) => {
      const stone = await sharedAt(database, request.params);
      const card = stone?.preview
        ? await inTurn(cardOf(stone.preview, callerKey(request)), 'picturesBusy')
        : undefined;
      if (!card) throw new Refusal('notFound');
      return (
        reply
          .type('image/png')
          // Its address changes with it. Services show it on their own pages.
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(card)
      );
    },
  );
}

/**
 * GET /designer/{id}/{token}, in each language: the app. With a stone's token for reading, the page has the tags that
 * services show where the link is posted; with any other it is the usual page, so that it does not reveal which tokens
 * are valid.
 */
export async function sharedStone(
  app: App,
  services: Services,
  { appFolder, publicUrl }: { appFolder: string; publicUrl: string | undefined },
): Promise<void> {
  sharedPreview(app, services);
  sharedModel(app, services);
  const file = join(appFolder, 'index.html');
  if (!existsSync(file)) return;
  const page = await readFile(file, 'utf8');
  const cut = page.indexOf('</head>');
  const [before, after] = cut < 0 ? ['', page] : [page.slice(0, cut), page.slice(cut)];

  const pictureOf = (request: FastifyRequest, { id, readonlyToken, preview }: StoredStone) => {
    if (preview === null) return undefined;
    const host = publicUrl ?? `${request.protocol}://${request.headers.host}`;
    return `${host}/api/shared/${id}/${readonlyToken}/preview.png?v=${mark(preview)}`;
  };
  const inLanguage = (locale: Locale, prefix: string) =>
    app.get(`${prefix}/designer/:id/:token`, { schema: { hide: true } }, async (request, reply) => {
      const stone = await sharedAt(services.database, request.params).catch((error: unknown) => {
        // The app is served even when the database is unreachable.
        request.log.error({ err: error }, 'a shared link could not be looked up');
        return undefined;
      });
      if (!stone) return sendApp(reply);
      request.touched = [{ subject: 'stone', subjectId: stone.id, action: 'previewed' }];
      const tags = previewTags({ designName: stone.designName, locale, picture: pictureOf(request, stone) });
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(`${before}  ${tags}\n  ${after}`);
    });
  for (const locale of LOCALES) inLanguage(locale, locale === 'da' ? '' : `/${locale}`);
}

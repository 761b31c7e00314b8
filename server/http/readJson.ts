import type { App } from './app';

/**
 * Reads JSON bodies, and nothing else. An empty one counts as none, since clients name the type on calls without a
 * body too.
 */
export function readJson(app: App): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body, done);
  });
}

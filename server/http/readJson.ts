import { Refusal } from '../domain/refusal';
import type { App } from './app';
import { isTooDeep } from './depth';

/**
 * Reads JSON bodies, and nothing else. An empty one counts as none, since clients name the type on calls without a
 * body too, and one that is nested deeper than anything that is meant is not read.
 */
export function readJson(app: App): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isTooDeep(body)) done(new Refusal('nestedTooDeep'));
    // It answers by `done`.
    else void parse(request, body, done);
  });
}

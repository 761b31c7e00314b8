import { Refusal } from '../domain/refusal';
import type { App } from './app';
import { isTooDeep } from './depth';

/**
 * Accepts only JSON bodies. An empty one counts as none, since clients send the type also without a body, and one that
 * is nested too deeply is refused.
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

import type { Chance } from '../chance';
import type { DescribedCall } from './described';
import { NASTY, nested, valueFor } from './values';

/** Existing objects, with cookies that may access them. */
export interface Known {
  readonly cookies: readonly string[];
  readonly ids: readonly number[];
}

/** A request as raw bytes. */
export interface RawRequest {
  readonly bytes: Buffer;
  /** Its description, for finding out why it was answered so. */
  readonly what: string;
  /** Invalid or incomplete HTTP: the connection may be closed without an answer. */
  readonly unfinished: boolean;
}

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'PROPFIND',
  'TRACE',
  'get',
  'BREW',
];

const PLACES: readonly string[] = [
  ...[
    '-1',
    '0',
    '1e3',
    '1.5',
    '+1',
    ' 1',
    '01',
    '9'.repeat(15),
    '9'.repeat(16),
    '9'.repeat(400),
    '9007199254740993',
  ],
  ...[
    '%00',
    '%',
    '%zz',
    '%c0%ae',
    '%ff%fe',
    '%ed%a0%80',
    '..',
    '%2e%2e',
    '%2f',
    '..%2f..%2fetc',
    '.',
    '',
    '%20',
    '*',
  ],
  ...[
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    'all',
    'coffin',
    'new',
    'x'.repeat(199),
    'x'.repeat(5000),
  ],
  ...[
    '?',
    '?id=1&id=2',
    '?__proto__[x]=1',
    ';x=1',
    '%3f',
    '💐',
    'æøå',
    '\u00ff',
    "'",
    '"',
    '<b>',
    '|',
    '\\',
    '0x1',
  ],
];

const PATHS: readonly string[] = [
  ...[
    '/',
    '//',
    '///api',
    '/api',
    '/api/',
    '/api//stone',
    '/api/stone',
    '/API/STONE/1',
    '/api/stone/1/',
    '*',
    '/*',
  ],
  ...[
    '/catalogue/tiles/../../package.json',
    '/catalogue/tiles/%2e%2e/%2e%2e/package.json',
    '/catalogue/tiles/%00.webp',
  ],
  ...[
    '/catalogue/tiles/',
    '/catalogue/tiles/x.webp',
    '/assets/../../package.json',
    '/assets/%',
    '/metrics',
    '/metrics/..',
  ],
  ...[
    '/designer/1/x',
    '/de/designer/1/%00',
    '/designer/%/%',
    '/designer/__proto__/x',
    '/xx/designer/1/1',
    '/.env',
    '/%',
  ],
  ...[
    'http://127.0.0.1/api/stone/1',
    'http://[',
    '/api/%u0041',
    '/?'.repeat(3000),
    `/${'a/'.repeat(4000)}`,
    '/api/picture/x',
  ],
];

const HEADERS: readonly string[] = [
  ...[
    'Accept-Language: ;;;q=,,',
    `Accept-Language: ${'de,'.repeat(3000)}`,
    'Accept-Language: de;q=1e999',
    'Accept: text/html',
  ],
  ...[
    'Accept-Encoding: br;q=x, gzip;q=-1',
    'Accept-Encoding: identity;q=0, *;q=0',
    'Range: bytes=9-1',
    'If-None-Match: *',
  ],
  ...[
    'Idempotency-Key: ',
    `Idempotency-Key: ${'k'.repeat(201)}`,
    'Idempotency-Key: \u00e6\u00ff',
    'Idempotency-Key: k',
  ],
  ...[
    'Idempotency-Key: one\r\nIdempotency-Key: two',
    'X-Request-Id: \u00ff',
    `X-Request-Id: ${'9'.repeat(9000)}`,
  ],
  ...[
    'X-Forwarded-For: , ,',
    'X-Forwarded-For: ::1, unknown',
    'X-Forwarded-For: 1.2.3.4',
    'X-Forwarded-Proto: gopher',
  ],
  ...[
    'X-Forwarded-Host: [',
    'Origin: null',
    'Origin: http://[',
    'Access-Control-Request-Method: \u00ff',
    'Cookie: a=b; ;=',
  ],
  ...[
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked\r\nContent-Length: 3',
    'Transfer-Encoding: x',
  ],
  ...[
    'No colon',
    ' Folded: x',
    'X\u0000Y: 1',
    'X: \u0000',
    ': nameless',
    `X: ${'y'.repeat(20_000)}`,
    'Upgrade: h2c',
    'Host: [',
    'Host:',
  ],
  ...[
    'Authorization: Bearer ',
    'Content-Encoding: gzip',
    'Connection: upgrade\r\nUpgrade: websocket',
    'TE: trailers',
  ],
];

const TYPES: readonly string[] = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-16',
  ],
  ...[
    'application/json;',
    'application/JSON',
    'application/json/x',
    '',
    ';',
    'application/vnd.x+json',
    '\u00ff',
    'text/xml',
  ],
];

/** A cookie: a known one, or an unknown one. */
function cookieLines(known: Known, chance: Chance): string[] {
  if (chance.oneIn(12)) return [];
  if (!chance.oneIn(5)) return [`AuthCookie: ${chance.pick(known.cookies)}`];
  const bad = [
    '',
    'st_',
    'ro_x',
    'se_\u00ff',
    `se_${'a'.repeat(32)}`,
    'x'.repeat(7000),
    'public ',
    'PUBLIC',
    '\u00fe',
    'us_x',
  ];
  const lines = [`AuthCookie: ${chance.pick(bad)}`];
  return chance.oneIn(4) ? [...lines, 'AuthCookie: public'] : lines;
}

function pathOf(call: DescribedCall, known: Known, chance: Chance): string {
  if (chance.oneIn(12)) return chance.pick(PATHS);
  const path = call.path.replace(/\{\w+\}/g, () =>
    chance.oneIn(2) ? String(chance.pick(known.ids)) : chance.pick(PLACES),
  );
  return chance.oneIn(15) ? `${path}?${chance.pick(PLACES)}` : path;
}

/** A body: made from the call's schema and then changed, or changed as text. */
function bodyOf(call: DescribedCall, chance: Chance): string {
  const fitting = JSON.stringify(valueFor(call.body ?? {}, chance, chance.pick([4, 12, 40, 400])) ?? null);
  switch (chance.below(12)) {
    case 0:
      return fitting.slice(0, chance.below(fitting.length));
    case 1:
      return JSON.stringify(chance.pick(NASTY)) ?? '';
    case 2:
      return nested(chance.pick([5, 500, 20_000, 200_000]), chance.oneIn(2));
    case 3:
      return fitting.replace(
        /\d+/,
        chance.pick(['1e999', '-', '00', '1e-400', '.5', '0x1', '9'.repeat(400)]),
      );
    case 4:
      return fitting.replace(
        '{',
        chance.pick(['{"__proto__":{"a":1},', '{"a":1,"a":2,', '{"constructor":{"prototype":1},', '\ufeff{']),
      );
    case 5:
      return chance.pick([
        '',
        ' ',
        '\u0000',
        '{',
        '}',
        '"',
        'null',
        'NaN',
        '[1,]',
        '{"a":"\\ud800"}',
        '{"designName":"\\u0000"}',
      ]);
    case 6:
      return fitting.replace(
        /"(Navn|Alegreya)"/,
        chance.pick(['"\\ud800"', '"\\u0000"', '"\\x"', '"\u0001"', '"\\udc00\\ud800"']),
      );
    default:
      return fitting;
  }
}

/** The next request of a fuzzing run. */
export function nextRequest(calls: readonly DescribedCall[], known: Known, chance: Chance): RawRequest {
  const call = chance.pick(calls);
  const method = chance.oneIn(10) ? chance.pick(METHODS) : call.method;
  const path = pathOf(call, known, chance);
  const lines = [...cookieLines(known, chance), 'Connection: close'];
  if (!chance.oneIn(50)) lines.unshift('Host: sten');
  const spoilt = chance.oneIn(6) ? chance.pick(HEADERS) : undefined;
  if (spoilt) lines.push(spoilt);
  const hasBody = call.body ? !chance.oneIn(20) : chance.oneIn(6);
  let body = Buffer.alloc(0);
  let isCut = false;
  if (hasBody) {
    body = Buffer.from(bodyOf(call, chance));
    if (!chance.oneIn(15))
      lines.push(`Content-Type: ${chance.oneIn(10) ? chance.pick(TYPES) : 'application/json'}`);
    isCut = chance.oneIn(40);
    lines.push(`Content-Length: ${body.length + (isCut ? 10 : 0)}`);
  }
  // Headers are sent byte by byte as written, paths as UTF-8, as programs do that do not encode.
  const start = Buffer.from(`${method} ${path} HTTP/1.1\r\n`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  const what = `${method} ${path.slice(0, 200)} ${lines.join(' | ').slice(0, 300)} ${body.toString('utf8').slice(0, 300)}`;
  return { bytes: Buffer.concat([start, head, body]), what, unfinished: isCut };
}

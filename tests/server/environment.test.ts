import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../server/environment';

test('The environment is read with its defaults, and nothing in it is silently ignored', () => {
  expect(readSettings({ DATA_DIR: '', PORT: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    publicUrl: undefined,
    demoPassword: undefined,
  });
  expect(
    readSettings({
      PORT: '0',
      HOST: '::',
      PUBLIC_URL: 'https://sten.example',
      DATABASE_URL: 'postgres://db/sten',
    }),
  ).toMatchObject({
    port: 0,
    host: '::',
    publicUrl: 'https://sten.example',
    databaseUrl: 'postgres://db/sten',
  });
  for (const [name, value, line] of [
    ['PORT', '99999', 'PORT must be a number from 0 to 65535'],
    ['PORT', 'http', 'PORT must be a number from 0 to 65535'],
    ['PUBLIC_URL', 'sten.example', 'PUBLIC_URL must be an address that begins with http:// or https://'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
    ],
  ] as const) {
    expect(() => readSettings({ [name]: value })).toThrow(line);
  }
});

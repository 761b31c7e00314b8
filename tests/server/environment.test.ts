import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retentionOf } from '../../server/domain/retention';
import { readSettings } from '../../server/environment';

test('The environment is read with its defaults, and nothing in it is silently ignored', () => {
  expect(readSettings({ DATA_DIR: '', PORT: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    publicUrl: undefined,
    demoPassword: undefined,
    provider: { name: null, email: null },
    corsOrigins: [],
    trustedProxies: [],
    webhookNetworks: [],
    memoryMegabytes: 1000,
    retention: retentionOf({}),
  });
  expect(
    readSettings({
      PORT: '0',
      HOST: '::',
      PUBLIC_URL: 'https://sten.example',
      DATABASE_URL: 'postgres://db/sten',
      PROVIDER_NAME: 'Sten & Skrift ApS',
      PROVIDER_EMAIL: 'post@sten.example',
      TRUSTED_PROXIES: '10.0.0.0/8 fd00::1',
      CORS_ORIGINS: 'https://www.example.com, http://localhost:8080',
    }),
  ).toMatchObject({
    port: 0,
    host: '::',
    publicUrl: 'https://sten.example',
    databaseUrl: 'postgres://db/sten',
    provider: { name: 'Sten & Skrift ApS', email: 'post@sten.example' },
    corsOrigins: ['https://www.example.com', 'http://localhost:8080'],
    trustedProxies: ['10.0.0.0/8', 'fd00::1'],
  });
  for (const [name, value, line] of [
    ['PORT', '99999', 'PORT must be a number from 0 to 65535'],
    ['CORS_ORIGINS', 'https://www.example.com/', 'CORS_ORIGINS must be origins such as'],
    ['CORS_ORIGINS', '*', 'CORS_ORIGINS must be origins such as'],
    ['TRUSTED_PROXIES', '10.0.0.0/99', 'TRUSTED_PROXIES must be addresses such as'],
    ['WEBHOOK_NETWORKS', '10.0.0.0/99', 'WEBHOOK_NETWORKS must be addresses such as'],
    ['MEMORY_MB', '500', 'MEMORY_MB must be a number of megabytes from 700 to 999999'],
    ['MEMORY_MB', '2 GB', 'MEMORY_MB must be a number of megabytes from 700 to 999999'],
    ['METRICS_TOKEN', 'kort', 'METRICS_TOKEN must have at least 16 characters'],
    ['PROVIDER_NAME', 'Sten\nSkrift', 'PROVIDER_NAME must be one line of at most 200 characters'],
    ['PROVIDER_EMAIL', 'sten.example', 'PROVIDER_EMAIL must be an e-mail address'],
    ['S3_BUCKET', 'a/b', 'S3_BUCKET must be the name of a bucket'],
    ['PORT', 'http', 'PORT must be a number from 0 to 65535'],
    ['PUBLIC_URL', 'sten.example', 'PUBLIC_URL must be an address that begins with http:// or https://'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
    ],
    ['DATABASE_URL', 'postgres://sten:a/b@db/sten', 'in its password / ? # @ : % are written %2F'],
    ['SMTP_URL', 'smtps://sten:a/b@mail.example:465', 'in its password / ? # @ : % are written %2F'],
  ] as const) {
    expect(() => readSettings({ [name]: value })).toThrow(line);
  }
});

test('Storage for pictures is set up whole or not at all', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'sten',
    S3_ACCESS_KEY_ID: 'nøgle',
    S3_SECRET_ACCESS_KEY: 'hemmelig',
  };
  expect(readSettings(whole).s3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'sten',
    region: 'us-east-1',
    accessKeyId: 'nøgle',
    secretAccessKey: 'hemmelig',
  });
  expect(() => readSettings({ ...whole, S3_BUCKET: '', S3_SECRET_ACCESS_KEY: undefined })).toThrow(
    /^pictures cannot go to S3 storage: S3_BUCKET, S3_SECRET_ACCESS_KEY not set$/,
  );
});

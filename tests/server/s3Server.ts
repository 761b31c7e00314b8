import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../../server/fileStores/s3Store';

/** A storage with the part of S3's HTTP interface that the server uses, which checks signatures. */
export interface S3Server {
  readonly settings: S3Settings;
  /** Its objects, by key, with their media type. */
  readonly objects: Map<string, { bytes: Buffer; mediaType: string; at: Date }>;
  /** Makes it answer every request like an overloaded storage, or normally again. */
  refuse(all: boolean): void;
  stop(): Promise<void>;
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Whether a request is signed with the secret, recomputed (AWS Signature Version 4). */
function isSigned(request: IncomingMessage, { accessKeyId, secretAccessKey }: S3Settings): boolean {
  const [, key, scope = '', names = '', signature] = SIGNED.exec(request.headers.authorization ?? '') ?? [];
  if (key !== accessKeyId) return false;
  const url = new URL(request.url ?? '', 'http://s3');
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const parts = [
    request.method,
    url.pathname,
    query.join('&'),
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ];
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(parts.join('\n'))];
  const signing = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(signing, toSign.join('\n')).toString('hex') === signature;
}

/** Objects per page; so few that every list has several pages. */
const PAGE = 2;

/** Starts a storage with one empty bucket. */
export async function startS3(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  let refusing = false;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'sten',
    region: 'eu-north-1',
    accessKeyId: 'AKIASTEN',
    secretAccessKey: 'hemmelig/nøgle',
  };

  const refuse = (response: ServerResponse, status: number, code: string) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);

  function list(query: URLSearchParams, response: ServerResponse): void {
    const from = Number(query.get('continuation-token') ?? 0);
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const entries = keys.slice(from, from + PAGE).map((key) => {
      const at = objects.get(key)?.at.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>1</Size></Contents>`;
    });
    const next =
      from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
    response
      .writeHead(200)
      .end(`<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (refusing) return void refuse(response, 503, 'SlowDown');
    if (!isSigned(request, settings)) return void refuse(response, 403, 'SignatureDoesNotMatch');
    const url = new URL(request.url ?? '', settings.endpoint);
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== settings.bucket) return void refuse(response, 404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    if (key === '') return list(url.searchParams, response);
    const found = objects.get(key);
    if (request.method === 'PUT') {
      const mediaType = String(request.headers['content-type']);
      objects.set(key, { bytes: Buffer.concat(parts), mediaType, at: new Date() });
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!found) return void refuse(response, 404, 'NoSuchKey');
    const head = { 'content-type': found.mediaType, 'last-modified': found.at.toUTCString() };
    response.writeHead(200, head).end(request.method === 'HEAD' ? undefined : found.bytes);
  }
  return {
    settings,
    objects,
    refuse: (all) => {
      refusing = all;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

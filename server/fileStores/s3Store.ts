import { AwsClient } from 'aws4fetch';
import { StartFailure } from '../system/startFailure';
import type { FileStore, StoredFile } from './fileStore';

/** The settings of S3-compatible storage, from the environment. */
export interface S3Settings {
  /** e.g. `https://s3.eu-north-1.amazonaws.com`, or a MinIO's address; the bucket goes into the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request not answered within this, in ms, is aborted and tried again. */
const PATIENCE_MS = 20_000;
const RETRIES = 2;

const KEY = /<Key>([^<]*)<\/Key>/;
const LAST_MODIFIED = /<LastModified>([^<]*)<\/LastModified>/;
const NEXT_PAGE = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/;

const unescaped = (written: string) =>
  written.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_whole, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '',
  );

/** S3's error code, e.g. `AccessDenied`; the status where there is none. */
async function reasonOf(answer: Response): Promise<string> {
  const said = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1];
  return said ?? `status ${answer.status}`;
}

/** Makes signed requests (AWS Signature Version 4); any answer but success or 404 is an error. */
function asker({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = `${endpoint.endsWith('/') ? endpoint.slice(0, -1) : endpoint}/${bucket}`;
  return async (method: string, path: string, init: RequestInit = {}): Promise<Response | undefined> => {
    const answer = await client.fetch(`${base}${path}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return answer;
    if (answer.status === 404 && method !== 'PUT') {
      await answer.body?.cancel();
      return undefined;
    }
    throw new Error(`the picture storage refused ${method}: ${await reasonOf(answer)}`);
  };
}

/**
 * A store of files under a key prefix in S3-compatible storage.
 *
 * @param name the beginning of every key, e.g. `pictures`.
 */
export function s3Store(settings: S3Settings, name: string): FileStore {
  const ask = asker(settings);
  const keyOf = (file: string) => `/${name}/${file.split('/').map(encodeURIComponent).join('/')}`;
  return {
    put: async (file, bytes, mediaType) => {
      const body = Uint8Array.from(bytes);
      await ask('PUT', keyOf(file), { body, headers: { 'content-type': mediaType } });
    },
    read: async (file) => {
      const answer = await ask('GET', keyOf(file));
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    changedAt: async (file) => {
      const written = (await ask('HEAD', keyOf(file)))?.headers.get('last-modified');
      return written ? new Date(written) : undefined;
    },
    remove: async (file) => {
      await ask('DELETE', keyOf(file));
    },
    list: async () => {
      const found: StoredFile[] = [];
      let page: string | undefined;
      do {
        const after = page === undefined ? '' : `&continuation-token=${encodeURIComponent(page)}`;
        const prefix = encodeURIComponent(`${name}/`);
        const answer = await ask('GET', `/?list-type=2&prefix=${prefix}${after}`);
        if (!answer) throw new Error(`the picture storage has no bucket ${settings.bucket}`);
        const listed = await answer.text();
        for (const entry of listed.split('<Contents>').slice(1)) {
          const [key = '', at = ''] = [KEY, LAST_MODIFIED].map((part) => part.exec(entry)?.[1]);
          found.push({ name: unescaped(key).slice(name.length + 1), changedAt: new Date(at) });
        }
        const next = NEXT_PAGE.exec(listed)?.[1];
        page = next === undefined ? undefined : unescaped(next);
      } while (page !== undefined);
      return found;
    },
  };
}

/**
 * Makes one request, so that a wrong key or bucket is reported at the start and not at the first upload.
 *
 * @throws StartFailure
 */
export async function checkS3(settings: S3Settings): Promise<void> {
  const where = `the picture storage ${settings.endpoint}, bucket ${settings.bucket}`;
  let answer: Response | undefined;
  try {
    answer = await asker(settings)('GET', '/?list-type=2&max-keys=1');
    await answer?.body?.cancel();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new StartFailure(
      `${where}, cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
  if (!answer) throw new StartFailure(`${where}, is not there`);
}

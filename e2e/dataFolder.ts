import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.E2E_DATA_FOLDER ??= mkdtempSync(join(tmpdir(), 'gravestone-e2e-'));

/** Where the server under test keeps everything; one and the same for all who ask, since each worker inherits its name. */
export const DATA_FOLDER = process.env.E2E_DATA_FOLDER;

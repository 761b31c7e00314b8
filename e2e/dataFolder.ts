import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.E2E_DATA_FOLDER ??= mkdtempSync(join(tmpdir(), 'gravestone-e2e-'));

/** The data folder of the server under test; the same for all callers, since each worker inherits its name. */
export const DATA_FOLDER = process.env.E2E_DATA_FOLDER;

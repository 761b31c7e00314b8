import { BRONZE_URLS } from './urls/bronze';
import { ENGRAVED_URLS } from './urls/engraved';
import { OLD_URLS } from './urls/old';
import { PLAIN_URLS } from './urls/plain';
import { SCRIPT_URLS } from './urls/script';
import { STORM_URLS } from './urls/storm';

/**
 * Where the browser finds each font file of the catalogue, by its `file` or `italic`. Written out file by file, a
 * group to each file of `urls/`, because Vite follows only addresses it can read; a test holds the lists against
 * `catalogue.json`.
 */
export const FONT_URLS: Readonly<Record<string, string>> = {
  ...ENGRAVED_URLS,
  ...BRONZE_URLS,
  ...SCRIPT_URLS,
  ...STORM_URLS,
  ...OLD_URLS,
  ...PLAIN_URLS,
};

import { randomInt } from 'node:crypto';
import { hashToken } from './tokens';

/** Without characters that are easily confused on paper: 0 O 1 I L. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** 16 of 31 signs are 79 random bits: they cannot be found from the hashes by trying. */
const GROUPS = 4;
const GROUP = 4;

/** The number of codes made at once. */
const COUNT = 10;

const inventGroup = () => Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** Codes for users who have lost their telephone, written as `ABCD-EFGH-JKMN-PQRS`. */
export function inventRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, inventGroup).join('-'));
}

/** SHA-256 of a recovery code, whatever its separators and capitals. */
export function hashRecoveryCode(written: string): string {
  return hashToken(written.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}

import { randomInt } from 'node:crypto';
import { hashToken } from './tokens';

/** Without what is easily taken for another when it is read from paper: 0 O 1 I L. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** 16 of 31 signs are 79 random bits: who reads the hashes does not find them by trying. */
const GROUPS = 4;
const GROUP = 4;

/** So many are made at once. */
const COUNT = 10;

const inventGroup = () => Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** Codes for who has lost the telephone, written as `ABCD-EFGH-JKMN-PQRS`. */
export function inventRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, inventGroup).join('-'));
}

/** SHA-256 of a recovery code, however its groups are set apart and its letters are written. */
export function hashRecoveryCode(written: string): string {
  return hashToken(written.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}

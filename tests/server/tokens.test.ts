import { describe, expect, test } from 'vitest';
import { mintToken, sameToken, withoutTokens } from '../../server/credentials/tokens';

describe('A token', () => {
  test('carries 192 random bits behind what it opens', () => {
    const tokens = Array.from({ length: 1000 }, () => mintToken('session'));
    expect(new Set(tokens).size).toBe(1000);
    for (const token of tokens) expect(token).toMatch(/^se_[A-Za-z0-9_-]{32}$/);
  });

  test('is the same only as itself', () => {
    const token = mintToken('stone');
    expect([sameToken(token, token), sameToken(token, `${token}x`), sameToken('', token)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is left out of text, whatever it looks like', () => {
    const token = mintToken('readonly');
    const text = `GET /designer/7/${token} /de/designer/7/abc?x=1 /login/xyz/3 /a?usertoken=q&b=1 se_${'a'.repeat(32)}`;
    expect(withoutTokens(text)).toBe(
      'GET /designer/7/[hidden] /de/designer/7/[hidden]?x=1 /login/[hidden]/3 /a?usertoken=[hidden]&b=1 se_[hidden]',
    );
  });
});

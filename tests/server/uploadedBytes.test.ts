import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../server/domain/refusal';
import { uploadedBytes } from '../../server/pictures/uploadedPicture';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
const written = Buffer.from(SVG).toString('base64');
const codeOf = (image: string) => {
  try {
    return uploadedBytes(image).toString();
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
};

test('a picture is read from base64 with and without its address, its lines and its end', () => {
  const bare = written.replace(/=+$/, '');
  for (const image of [
    written,
    bare,
    `data:image/svg+xml;base64,${written}`,
    written.replace(/.{10}/g, '$&\r\n'),
    ` ${written}\n`,
  ])
    expect(codeOf(image)).toBe(SVG);
});

test('a letter that is none of base64’s is no picture, wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.nat(written.length - 3),
      fc.constantFrom('!', '"', '\0', 'æ', '†', '=', '.', ','),
      (place, letter) => {
        const spoilt = written.slice(0, place) + letter + written.slice(place);
        expect(codeOf(spoilt)).toBe('uploadNotAPicture');
        expect(codeOf(written.slice(0, place) + letter + written.slice(place + 1))).toBe('uploadNotAPicture');
      },
    ),
    { numRuns: 300 },
  );
  for (const image of ['', '=', '==', '====', 'A'.repeat(10), `${written}=!`])
    expect(codeOf(image)).toBe('uploadNotAPicture');
});

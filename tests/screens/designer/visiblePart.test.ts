import { describe, expect, test } from 'vitest';
import { visiblePart } from '../../../src/screens/designer/useVisiblePart';

/** A telephone's page, in CSS px. */
const PAGE = 844;

describe('What is seen of the designer', () => {
  test('is all of it without a keyboard, also while a browser’s bar comes and goes', () => {
    expect(visiblePart({ height: PAGE, offsetTop: 0, scale: 1 }, PAGE)).toBeUndefined();
    expect(visiblePart({ height: PAGE - 90, offsetTop: 0, scale: 1 }, PAGE)).toBeUndefined();
  });

  test('is what lies above the keyboard, wherever the browser has moved the page', () => {
    expect(visiblePart({ height: 508, offsetTop: 210, scale: 1 }, PAGE)).toEqual({ height: 508, top: 210 });
  });

  test('is not less for looking nearer with two fingers', () => {
    expect(visiblePart({ height: PAGE / 2, offsetTop: 100, scale: 2 }, PAGE)).toBeUndefined();
    expect(visiblePart({ height: 254, offsetTop: 100, scale: 2 }, PAGE)).toEqual({ height: 508, top: 0 });
  });
});

import type { CDPSession } from '@playwright/test';

/** A place on the page, in CSS pixels. */
export interface At {
  readonly x: number;
  readonly y: number;
}

/** One input, and when it comes, in ms after the first of its part of the session. */
interface Input {
  readonly ms: number;
  readonly method: 'Input.dispatchMouseEvent' | 'Input.dispatchKeyEvent' | 'Input.dispatchTouchEvent';
  readonly params: object;
}

/** A mouse tells its place 125 times a second (USB HID at full speed, polled each 8 ms). */
const MOUSE_MS = 8;
/** Touch screens tell theirs 60 times a second. */
const TOUCH_MS = 16;
/** The pauses between the keys of somebody who types with some fingers of both hands, in ms; they are taken in turn. */
const KEY_MS = [142, 96, 188, 121, 243, 104, 87, 165, 310, 128, 99, 176];

const mouse = (ms: number, type: string, { x, y }: At, buttons: number): Input => ({
  ms,
  method: 'Input.dispatchMouseEvent',
  params: { type, x, y, button: 'left', buttons, clickCount: 1 },
});

/** Takes hold of something and swings it around its place for 1.6 s: slow at first, quick in the middle, slow at the end. */
export function dragging(from: At): readonly Input[] {
  const moves = Array.from({ length: 200 }, (_, index) => {
    const part = (index + 1) / 200;
    const turned = 4 * Math.PI * (part - Math.sin(2 * Math.PI * part) / (2 * Math.PI));
    const at = { x: from.x + 60 * Math.sin(turned), y: from.y + 40 * (1 - Math.cos(turned)) };
    return mouse(120 + (index + 1) * MOUSE_MS, 'mouseMoved', at, 1);
  });
  const end = { x: from.x, y: from.y };
  return [
    mouse(0, 'mouseMoved', from, 0),
    mouse(60, 'mousePressed', from, 1),
    ...moves,
    mouse(120 + 201 * MOUSE_MS, 'mouseReleased', end, 0),
  ];
}

/** Types a text, letter by letter. */
export function typing(text: string): readonly Input[] {
  let ms = 0;
  return [...text].flatMap((letter, index): Input[] => {
    ms += KEY_MS[index % KEY_MS.length] ?? 0;
    return [
      { ms, method: 'Input.dispatchKeyEvent', params: { type: 'keyDown', text: letter, key: letter } },
      { ms: ms + 70, method: 'Input.dispatchKeyEvent', params: { type: 'keyUp', key: letter } },
    ];
  });
}

/** Two fingers spread from a place and come together again, for 1.6 s. */
export function pinching(around: At): readonly Input[] {
  const fingers = (apart: number) => [
    { x: around.x - apart, y: around.y - apart / 2, id: 0 },
    { x: around.x + apart, y: around.y + apart / 2, id: 1 },
  ];
  const touch = (ms: number, type: string, touchPoints: readonly object[]): Input => ({
    ms,
    method: 'Input.dispatchTouchEvent',
    params: { type, touchPoints },
  });
  const moves = Array.from({ length: 100 }, (_, index) =>
    touch((index + 1) * TOUCH_MS, 'touchMove', fingers(60 + 90 * Math.sin((Math.PI * (index + 1)) / 100))),
  );
  return [touch(0, 'touchStart', fingers(60)), ...moves, touch(101 * TOUCH_MS, 'touchEnd', [])];
}

/** A press and what follows it. */
export const pressing = (at: At): readonly Input[] => [
  mouse(0, 'mouseMoved', at, 0),
  mouse(90, 'mousePressed', at, 1),
  mouse(170, 'mouseReleased', at, 0),
];

/**
 * Gives a page inputs at their times, whether it has dealt with those before or not, as hands do.
 *
 * @returns how many came; once the page has taken the last one.
 */
export async function replay(cdp: CDPSession, inputs: readonly Input[]): Promise<number> {
  const begun = performance.now();
  const taken: Promise<unknown>[] = [];
  for (const { ms, method, params } of inputs) {
    const wait = ms - (performance.now() - begun);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    taken.push(cdp.send(method, params as never));
  }
  await Promise.all(taken);
  return inputs.length;
}

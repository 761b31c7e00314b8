import binaryen from 'binaryen';
import { describe, expect, test } from 'vitest';
import { withoutFunctions } from '../../../workers/canvaskit/withoutFunctions';
import { moduleOf } from './moduleOf';

/** A function of no arguments, called by its name. */
type Called = Readonly<Record<string, () => number>>;

async function begun(bytes: Uint8Array): Promise<Called> {
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(bytes));
  return instance.exports as Called;
}

const isFont = (name: string) => name.startsWith('Font');

/** The exported function calls the one at the second place of the table. */
const AT_SECOND = '(type $number (func (result i32))) (table 3 3 funcref)';
const CALLS_SECOND = '(func $ask (export "ask") (result i32) (call_indirect (type $number) (i32.const 1)))';
const number = (name: string, value: number) => `(func $${name} (result i32) (i32.const ${value}))`;

describe('a module without some of its functions', () => {
  test('traps where one is called that is gone, and draws nothing wrong', async () => {
    const text = `${AT_SECOND} (elem (i32.const 1) $Font $Path) ${number('Font', 7)} ${number('Path', 8)} ${CALLS_SECOND}`;
    expect((await begun(moduleOf(text))).ask?.()).toBe(7);
    const lean = await begun(withoutFunctions(moduleOf(text), isFont));
    expect(() => lean.ask?.()).toThrow(WebAssembly.RuntimeError);
  });

  test('is smaller by what only the functions called that are gone', () => {
    const text = `${AT_SECOND} (elem (i32.const 1) $Font $Path) (func $Font (result i32) (call $Table)) ${number('Table', 7)} ${number('Path', 8)} ${CALLS_SECOND}`;
    const lean = binaryen.readBinary(withoutFunctions(moduleOf(text), isFont));
    // The exported one, the one at the third place, and the trap.
    expect(lean.getNumFunctions()).toBe(3);
    lean.dispose();
  });

  test('keeps one that a function that stays calls, with all that it calls itself', async () => {
    const text = `${AT_SECOND} (elem (i32.const 1) $Path $FontTable) (func $Path (result i32) (call $FontSize)) (func $FontSize (result i32) (call $FontTable)) ${number('FontTable', 9)} ${CALLS_SECOND}`;
    const lean = await begun(withoutFunctions(moduleOf(text), isFont));
    expect(lean.ask?.()).toBe(9);
  });

  test('keeps one that stands twice in the table: it may be another one’s body under this one’s name', async () => {
    const text = `${AT_SECOND} (elem (i32.const 1) $Font $Font) ${number('Font', 7)} ${CALLS_SECOND}`;
    const lean = await begun(withoutFunctions(moduleOf(text), isFont));
    expect(lean.ask?.()).toBe(7);
  });

  test('keeps one that is exported', async () => {
    const text = `${AT_SECOND} (elem (i32.const 1) $Font) (func $Font (export "ask") (result i32) (i32.const 7))`;
    expect((await begun(withoutFunctions(moduleOf(text), isFont))).ask?.()).toBe(7);
  });

  test('keeps each at its place where a name has other characters than an identifier', async () => {
    const text = `${AT_SECOND} (elem (i32.const 1) $"Path::at(\\22x\\22, int)" $"Font::Font(int)") (func $"Path::at(\\22x\\22, int)" (result i32) (call $"Font::size() const")) (func $"Font::size() const" (result i32) (i32.const 5)) (func $"Font::Font(int)" (result i32) (i32.const 6)) ${CALLS_SECOND}`;
    const lean = await begun(withoutFunctions(moduleOf(text), isFont));
    expect(lean.ask?.()).toBe(5);
  });

  test('is refused where no function bears one of the names: it was built without them', () => {
    const text = `${AT_SECOND} (elem (i32.const 1) $Path) ${number('Path', 8)} ${CALLS_SECOND}`;
    expect(() => withoutFunctions(moduleOf(text), isFont)).toThrow(RangeError);
  });
});

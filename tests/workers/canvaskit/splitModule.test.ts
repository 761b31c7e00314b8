import binaryen from 'binaryen';
import { describe, expect, test, vi } from 'vitest';
import { splitModule } from '../../../workers/canvaskit/splitModule';
import { DeferredModule } from '../../../workers/stage/deferredModule';
import { moduleOf } from './moduleOf';

type Called = Readonly<Record<string, (...given: readonly number[]) => number>>;

const HOME = '(type $number (func (result i32))) (memory (export "memory") 1) ';
const table = (...names: readonly string[]) =>
  `(table (export "table") ${names.length + 1} ${names.length + 1} funcref) (elem (i32.const 1) ${names.map((name) => `$${name}`).join(' ')})`;

/** Begins a module in two halves: what stays is called by names that begin with `Path`, and with `Shape` what brings all that it calls. */
function begun(text: string) {
  const { primary, deferred } = splitModule(moduleOf(text), {
    isPrimary: (name) => name.startsWith('Path'),
    bringsAll: (name) => name.startsWith('Shape'),
  });
  const compiledAtOnce = vi.fn(() => new WebAssembly.Module(Uint8Array.from(deferred)));
  const half = new DeferredModule(async () => compiledAtOnce(), compiledAtOnce);
  let exports: WebAssembly.Exports = {};
  const imports = half.imports({ a: { twice: (value: number) => 2 * value } }, () => exports);
  exports = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(primary)), imports).exports;
  return { called: exports as unknown as Called, half, compiledAtOnce, primary, deferred };
}

describe('a module in two halves', () => {
  test('loads the other one when a function that went there is called, and goes on', () => {
    const text = `${HOME} ${table('Path')} (func $Path (export "ask") (param i32) (result i32) (call $Card (local.get 0) (i32.const 3))) (func $Card (param i32 i32) (result i32) (i32.sub (local.get 0) (local.get 1)))`;
    const { called, compiledAtOnce } = begun(text);
    expect(compiledAtOnce).not.toHaveBeenCalled();
    expect(called.ask?.(10)).toBe(7);
    expect(called.ask?.(20)).toBe(17);
    expect(compiledAtOnce).toHaveBeenCalledOnce();
  });

  test('loads it when it comes to one through the table', () => {
    const text = `${HOME} ${table('Path', 'Card')} (func $Path (export "ask") (result i32) (call_indirect (type $number) (i32.const 2))) (func $Card (result i32) (i32.const 5))`;
    const { called, compiledAtOnce } = begun(text);
    expect(called.ask?.()).toBe(5);
    expect(compiledAtOnce).toHaveBeenCalledOnce();
  });

  test('has it ready where it was loaded before', async () => {
    const text = `${HOME} ${table('Path')} (func $Path (export "ask") (result i32) (call $Card)) (func $Card (result i32) (i32.const 5))`;
    const { called, half, compiledAtOnce } = begun(text);
    await Promise.all([half.load(), half.load()]);
    const loaded = compiledAtOnce.mock.calls.length;
    expect(called.ask?.()).toBe(5);
    expect(compiledAtOnce).toHaveBeenCalledTimes(loaded);
  });

  test('has one memory, one table, one of each global, and the same imports', () => {
    const text = `(type $number (func (result i32))) (import "a" "twice" (func $twice (param i32) (result i32))) (memory (export "memory") 1) (data (i32.const 8) "\\2a") ${table('Path', 'PathPlain', 'Card')} (global $count (mut i32) (i32.const 0))
      (func $Path (export "ask") (result i32) (i32.store (i32.const 16) (i32.const 7)) (global.set $count (i32.const 100)) (i32.add (call $Card) (global.get $count)))
      (func $PathPlain (result i32) (i32.load8_u (i32.const 8)))
      (func $Card (result i32) (global.set $count (i32.add (global.get $count) (i32.const 1000)))
        (i32.add (call $twice (i32.load (i32.const 16))) (i32.add (call $PathPlain) (call_indirect (type $number) (i32.const 2)))))`;
    // 2 × 7 of the memory, 42 twice of the data, and what both counted.
    expect(begun(text).called.ask?.()).toBe(14 + 42 + 42 + 1100);
  });

  test('leaves what only functions of the other half call to that', () => {
    const text = `${HOME} ${table('Path')} (func $Path (export "ask") (result i32) (call $Card)) (func $Card (result i32) (call $Texture)) (func $Texture (result i32) (i32.const 6))`;
    const { called, primary, deferred } = begun(text);
    const functionsOf = (bytes: Uint8Array) => {
      const module = binaryen.readBinary(bytes);
      const count = module.getNumFunctions();
      module.dispose();
      return count;
    };
    // What stays, the stub, and what loads the other half; there, both that went.
    expect([functionsOf(primary), functionsOf(deferred)]).toEqual([3, 2]);
    expect(called.ask?.()).toBe(6);
  });

  test('keeps with a function of geometry whatever it calls', () => {
    const text = `${HOME} ${table('Path')} (func $Path (export "ask") (result i32) (call $Shape)) (func $Shape (result i32) (call $Card)) (func $Card (result i32) (call $Texture)) (func $Texture (result i32) (i32.const 6)) (func $Rest (export "rest") (result i32) (call $Other)) (func $Other (result i32) (i32.const 8))`;
    const { called, compiledAtOnce } = begun(text);
    expect(called.ask?.()).toBe(6);
    expect(compiledAtOnce).not.toHaveBeenCalled();
    expect(called.rest?.()).toBe(8);
    expect(compiledAtOnce).toHaveBeenCalledOnce();
  });

  test('throws where the other half does not load, and loads it the next time', () => {
    const text = `${HOME} ${table('Path')} (func $Path (export "ask") (result i32) (call $Card)) (func $Card (result i32) (i32.const 5))`;
    const { called, compiledAtOnce } = begun(text);
    compiledAtOnce.mockImplementationOnce(() => {
      throw new Error('no network');
    });
    expect(() => called.ask?.()).toThrow('no network');
    expect(called.ask?.()).toBe(5);
  });

  test('is refused where one half would be empty', () => {
    const all = `${HOME} ${table('Path')} (func $Path (result i32) (i32.const 5))`;
    expect(() => begun(all)).toThrow(RangeError);
  });
});

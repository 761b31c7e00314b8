import binaryen from 'binaryen';

/** A module in the text format, as bytes with its functions' names. */
export function moduleOf(text: string): Uint8Array {
  binaryen.setDebugInfo(true);
  const module = binaryen.parseText(`(module ${text})`);
  const bytes = module.emitBinary();
  module.dispose();
  binaryen.setDebugInfo(false);
  return bytes;
}

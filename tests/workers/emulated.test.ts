import { expect, test } from 'vitest';
import { isEmulated } from '../../workers/stage/emulated';

const RENDERER = 1;
const UNMASKED_RENDERER_WEBGL = 2;

/** What `isEmulated` asks of WebGL, with the names a browser would give. */
function glNamed(name: string, unmasked: string | undefined) {
  return {
    RENDERER,
    getExtension: () => (unmasked === undefined ? null : { UNMASKED_RENDERER_WEBGL }),
    getParameter: (asked: number) => (asked === RENDERER ? name : unmasked),
  };
}

test.each([
  [
    'WebKit WebGL',
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  ],
  ['WebKit WebGL', 'ANGLE (Mesa, llvmpipe (LLVM 15.0.7 256 bits), OpenGL 4.5)'],
  ['WebKit WebGL', 'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)'],
  ['Apple Software Renderer', undefined],
  ['llvmpipe, or similar', undefined],
])('%s, %s is played by the processor', (name, unmasked) => {
  expect(isEmulated(glNamed(name, unmasked))).toBe(true);
});

test.each([
  ['WebKit WebGL', 'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)'],
  ['WebKit WebGL', 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)'],
  ['Apple GPU', undefined],
  ['Mali-G78', undefined],
])('%s, %s is a graphics card', (name, unmasked) => {
  expect(isEmulated(glNamed(name, unmasked))).toBe(false);
});

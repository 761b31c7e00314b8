export {};

declare global {
  // What browsers and Node both have, of which the code that runs in both knows nothing else.
  function btoa(text: string): string;

  class TextDecoder {
    decode(bytes: Uint8Array): string;
  }
}

export {};

declare global {
  // What both browsers and Node have; code that runs in both knows only this.
  function btoa(text: string): string;

  class TextDecoder {
    decode(bytes: Uint8Array): string;
  }
}

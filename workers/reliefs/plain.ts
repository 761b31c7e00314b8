/** For `JSON.stringify`: numbers of an outline as JSON has them, to the last bit. */
export const plain = (_name: string, value: unknown): unknown =>
  ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>) : value;

const TILE_NAME = /^(?:[\w-]+\/)*[\w-][\w.-]*\.(webp|png|jpe?g)$/;

/**
 * The media type of a catalogue's tile, by its path below `tiles/`, e.g. `backgrounds/yew-hedge.webp`.
 *
 * @returns undefined for any other path, such as one that leads out of the folder.
 */
export function tileType(name: string): string | undefined {
  const ending = TILE_NAME.exec(name)?.[1];
  return ending && `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

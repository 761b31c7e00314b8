const TILE_NAME = /^(?:[\w-]+\/)*[\w-][\w.-]*\.(webp|png|jpe?g)$/;

/**
 * What a catalogue's tile is served as, by its path below `tiles/`, e.g. `backgrounds/yew-hedge.webp`.
 *
 * @returns undefined for what is no such path; nothing that leads out of the folder is one.
 */
export function tileType(name: string): string | undefined {
  const ending = TILE_NAME.exec(name)?.[1];
  return ending && `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

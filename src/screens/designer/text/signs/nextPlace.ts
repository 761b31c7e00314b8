/** Where a button lies on the page, in CSS pixels. */
export interface ButtonPlace {
  readonly left: number;
  readonly top: number;
}

/** The button nearest below the first row, or above the last, of those that lie that way. */
function inNextRow(places: readonly ButtonPlace[], at: number, way: 1 | -1): number | undefined {
  const from = places[at];
  if (!from) return undefined;
  const beyond = places
    .map((place, index) => ({
      index,
      down: way * (place.top - from.top),
      aside: Math.abs(place.left - from.left),
    }))
    .filter(({ down }) => down > 1);
  const nearest = Math.min(...beyond.map(({ down }) => down));
  return beyond
    .filter(({ down }) => down < nearest + 1)
    .reduce<{ index: number; aside: number } | undefined>(
      (best, one) => (best && best.aside <= one.aside ? best : one),
      undefined,
    )?.index;
}

/**
 * The button that a key leads to among buttons laid out in rows: left and right one after the other, up and down to the one
 * nearest in the next row, Home and End to the first and the last.
 *
 * @returns undefined where the key leads nowhere.
 */
export function nextPlace(places: readonly ButtonPlace[], at: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return at + 1 < places.length ? at + 1 : undefined;
    case 'ArrowLeft':
      return at > 0 ? at - 1 : undefined;
    case 'ArrowDown':
      return inNextRow(places, at, 1);
    case 'ArrowUp':
      return inNextRow(places, at, -1);
    case 'Home':
      return 0;
    case 'End':
      return places.length - 1;
    default:
      return undefined;
  }
}

import type { Measured } from './measure';

const percent = (some: readonly Measured[], of: readonly Measured[]) =>
  of.length === 0 ? '–' : `${((100 * some.length) / of.length).toFixed(1)} %`;
const within = (most: number, of: readonly Measured[]) => of.filter(({ rank }) => rank > 0 && rank <= most);
const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);
const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** What is published of many photographs, as tables. */
export function tableOf(all: readonly Measured[], faces: number): string {
  const said: string[] = [];
  const rows = [
    ['all', all],
    ['painted', all.filter(({ line }) => !line.isBare)],
    ['bare cuts', all.filter(({ line }) => line.isBare)],
    ['below 25 px', all.filter(({ line }) => line.cap < 25)],
    ['25 px and more', all.filter(({ line }) => line.cap >= 25)],
  ] as const;
  said.push(
    '\n| lines | count | first | among three | height off, mean | 95 % below | worst |\n|---|--:|--:|--:|--:|--:|--:|\n',
  );
  for (const [name, of] of rows) {
    // The height of a family that was not recognised is nobody's.
    const errors = sorted(within(3, of).map(({ heightError }) => 100 * Math.abs(heightError ?? Number.NaN)));
    const figures = [mean(errors), errors[Math.floor(errors.length * 0.95)] ?? 0, errors.at(-1) ?? 0];
    said.push(
      `| ${name} | ${of.length} | ${percent(within(1, of), of)} | ${percent(within(3, of), of)} | ${figures.map((each) => `${each.toFixed(1)} %`).join(' | ')} |\n`,
    );
  }
  const times = sorted(all.map(({ milliseconds }) => milliseconds));
  said.push(
    `\nMilliseconds of a processor each against ${faces} faces: median ${times[Math.floor(times.length / 2)]?.toFixed(0)}, 95 % below ${times[Math.floor(times.length * 0.95)]?.toFixed(0)}, most ${times.at(-1)?.toFixed(0)}\n`,
  );
  said.push('\n| said to be sure of the first | count | right |\n|---|--:|--:|\n');
  for (const [from, to] of [
    [0, 0.4],
    [0.4, 0.6],
    [0.6, 0.8],
    [0.8, 0.95],
    [0.95, 1.01],
  ] as const) {
    const some = all.filter(
      ({ proposed: [best] }) => best && best.confidence >= from && best.confidence < to,
    );
    said.push(
      `| ${100 * from} to ${Math.min(100, 100 * to)} % | ${some.length} | ${percent(within(1, some), some)} |\n`,
    );
  }
  const confused = new Map<string, number>();
  for (const { line, rank, proposed } of all)
    if (rank !== 1) {
      const pair = `${line.family} taken for ${proposed[0]?.family ?? 'nothing'}`;
      confused.set(pair, (confused.get(pair) ?? 0) + 1);
    }
  said.push(
    `\nConfused: ${[...confused]
      .sort((one, other) => other[1] - one[1])
      .map(([pair, times]) => `${pair} (${times})`)
      .join('; ')}\n`,
  );
  return said.join('');
}

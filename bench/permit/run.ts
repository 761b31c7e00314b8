/**
 * Prints how long the papers for a permit take, the first in this process and four more, in ms of processor time and by the clock:
 *
 *     npx tsx bench/permit/run.ts
 *
 * Two lines on a stone of the catalogue; scene, fonts, Skia and HarfBuzz are in the first, reading the program is in none.
 */
import { inscribed, permitOf } from '../../tests/painting/pdf/permit/pack';

for (let pack = 1; pack <= 5; pack += 1) {
  const [used, from] = [process.cpuUsage(), performance.now()];
  await permitOf({ design: inscribed(15), of: { decName: 'Åse Østergaard' } });
  const { user, system } = process.cpuUsage(used);
  const [processor, clock] = [(user + system) / 1000, performance.now() - from];
  process.stdout.write(
    `${pack}: ${processor.toFixed(0)} ms of processor, ${clock.toFixed(0)} ms by the clock\n`,
  );
}

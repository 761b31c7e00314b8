import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checks, sceneChecks } from '../../../server/drawing/checks';
import { openPools } from '../../../server/pools';
import { catalogueLists } from '../../../server/store/catalogueLists';
import { approvalView } from '../../../src/stone/wire/approval';
import { bundledServer } from '../bundle';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { askFor, line, okay, QUICK_SEAL } from './asking';

/** A name twice, of which one has a space too many, and a death before the birth. */
const FAULTY = [
  line('Karen Holm', 80),
  line('Karen  Holm', 140),
  line('* 3.11.1941   † 2.10.1931', 200),
  line('Elsket', 260),
];

let server: TestServer;
const pools = openPools(bundledServer());
const problems: unknown[] = [];
let checks: Checks | undefined;
const real = () => {
  checks ??= sceneChecks(
    ...([server.store.database, pools.checkWork, async () => undefined] as const),
    (error) => problems.push(error),
  );
  return checks;
};
beforeAll(async () => {
  server = await startServer({
    catalogue: await catalogueLists('catalogue'),
    services: {
      seal: QUICK_SEAL,
      checks: {
        known: (text) => real().known(text),
        // For as long as it takes: a relative waits three seconds, and then reads without.
        find: (text, _ms, place) => real().find(text, PATIENCE, place),
        later: () => undefined,
      },
    },
  });
}, PATIENCE);
afterAll(async () => {
  await pools.close();
  await server.stop();
});

/** What is noticed about each line, by its letters. */
async function noticedIn(language: string) {
  const made = await askFor(server, { design: { Parms: FAULTY, StoneTypeId: 34, StoneTypeVariantId: 3404 } });
  const answer = await server.call('GET', `/api/approve/${made.token}`, {
    headers: { 'accept-language': language },
  });
  const view = approvalView.parse(okay(answer));
  expect(problems).toEqual([]);
  return (text: string) => {
    const keys = view.elements.flatMap((element) => (element.text === text ? [element.key] : []));
    return view.noticed
      .filter((each) => keys.some((key) => each.keys.includes(key)))
      .map((each) => each.text);
  };
}

/** As the family's words have it: of the space, and of the dates, which are quoted by themselves and not as their line. */
const SAID: Readonly<Record<string, readonly [string, string]>> = {
  da: [
    'Der er et mellemrum for meget i »Karen  Holm«.',
    'Dødsdatoen 2.10.1931 ligger før fødselsdatoen 3.11.1941.',
  ],
  de: [
    'In „Karen  Holm“ ist ein Leerzeichen zu viel.',
    'Das Sterbedatum 2.10.1931 liegt vor dem Geburtsdatum 3.11.1941.',
  ],
  no: [
    'Det er et mellomrom for mye i «Karen  Holm».',
    'Dødsdatoen 2.10.1931 er før fødselsdatoen 3.11.1941.',
  ],
};

test.each(Object.entries(SAID))(
  'A relative reads in %s what was noticed, at the line it is about and at no other',
  async (language, [space, dates]) => {
    const at = await noticedIn(language);
    const told = FAULTY.map(({ subText }) => at(subText).filter((text) => text === space || text === dates));
    expect(told).toEqual([[], [space], [dates], []]);
  },
  PATIENCE,
);

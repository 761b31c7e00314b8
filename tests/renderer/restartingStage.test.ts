import { beforeEach, expect, test, vi } from 'vitest';
import { type OpenStage, StageGone } from '../../src/renderer/openStage';
import { RestartingStage } from '../../src/renderer/restartingStage';
import { stageOf } from '../../src/renderer/stageCalls';
import { sampleDesign } from '../stone/sampleDesign';

const VIEW = { pxPerMm: 1, left: 0, top: 0 };
const NEARER = { pxPerMm: 3, left: -10, top: -20 };
const SIZE = { width: 800, height: 600, pixelRatio: 1 };
const CATALOGUE = { stoneTypes: [], vignets: [], backgrounds: [], attachments: [] };
const ANSWERS: Partial<Record<string, unknown>> = {
  resize: VIEW,
  look: NEARER,
  show: { measures: { width: 1, height: 1, elements: [] }, marks: [], grip: undefined, view: VIEW },
};

/** A stage that notes what it is asked, and ends when it is told to. */
class RehearsedStage implements OpenStage {
  readonly asked: string[] = [];
  readonly replaced: unknown[] = [];
  /** The call at which it ends, unanswered. */
  endsAt: string | undefined;
  private tell: (gone: StageGone) => void = () => {};
  readonly gone = new Promise<StageGone>((resolve) => {
    this.tell = resolve;
  });
  readonly opened = Promise.resolve('processor' as const);
  // A canvas needs a browser; of this one only its place in the page matters.
  readonly canvas = {
    attributes: [],
    replaceWith: (next: unknown) => this.replaced.push(next),
  } as unknown as HTMLCanvasElement;
  readonly stage = stageOf(async (call) => {
    this.asked.push(call);
    if (call === this.endsAt) throw this.end();
    return ANSWERS[call];
  });

  end(): StageGone {
    const gone = new StageGone('the worker ended');
    this.tell(gone);
    return gone;
  }
}

let stages: RehearsedStage[];
let now: number;
/** Changes a stage before it is used. */
let prepare: (stage: RehearsedStage) => void;

function open(): RehearsedStage {
  const stage = new RehearsedStage();
  prepare(stage);
  stages.push(stage);
  return stage;
}

function lasting(): RestartingStage {
  return new RestartingStage(
    open(),
    async () => open(),
    () => now,
  );
}

/** Until everything that needs no answer from outside is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  stages = [];
  now = 0;
  prepare = () => {};
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a catalogue that it knows is not told again, and another is', async () => {
  const { stage } = lasting();
  await stage.catalogue(CATALOGUE);
  await stage.catalogue({ ...CATALOGUE });
  expect(stages[0]?.asked).toEqual(['catalogue']);
  await stage.catalogue({ ...CATALOGUE, vignets: [] });
  expect(stages[0]?.asked).toEqual(['catalogue', 'catalogue']);
});

test('a stage opened in the place of another is told what that one was told last', async () => {
  const { stage } = lasting();
  await stage.show(sampleDesign());
  await stage.resize(SIZE);
  await stage.hold([1]);
  await stage.catalogue(CATALOGUE);
  await stage.show(sampleDesign());
  stages[0]?.end();
  await settled();
  expect(stages[1]?.asked).toEqual(['resize', 'catalogue', 'show', 'hold']);
});

test('it looks where one looked, and its canvas takes the place of the other', async () => {
  const renderer = lasting();
  await renderer.stage.show(sampleDesign());
  await renderer.stage.look(NEARER);
  stages[0]?.end();
  await settled();
  expect(stages[1]?.asked).toEqual(['show', 'look']);
  expect(stages[0]?.replaced).toEqual([stages[1]?.canvas]);
  expect(renderer.canvas).toBe(stages[1]?.canvas);
});

test('a call that waits when the stage ends is answered by the next', async () => {
  prepare = (stage) => {
    if (stages.length === 0) stage.endsAt = 'resize';
  };
  await expect(lasting().stage.resize(SIZE)).resolves.toEqual(VIEW);
});

test('a call that ends every stage fails in the end, and is not tried for ever', async () => {
  prepare = (stage) => {
    stage.endsAt = 'unheld';
  };
  await expect(lasting().stage.unheld()).rejects.toThrow(StageGone);
  await settled();
  expect(stages.flatMap(({ asked }) => asked)).toEqual(['unheld', 'unheld']);
});

test('after three endings within a minute only the next call opens another', async () => {
  const { stage } = lasting();
  for (let ending = 0; ending < 4; ending += 1) {
    stages.at(-1)?.end();
    await settled();
  }
  expect(stages).toHaveLength(4);
  await expect(stage.resize(SIZE)).resolves.toEqual(VIEW);
  expect(stages).toHaveLength(5);
  now = 61_000;
  stages.at(-1)?.end();
  await settled();
  expect(stages).toHaveLength(6);
});

test('calls reach a stage in the order they were made', async () => {
  const { stage } = lasting();
  await Promise.all([stage.show(sampleDesign()), stage.hold([0]), stage.look(NEARER)]);
  expect(stages[0]?.asked).toEqual(['show', 'hold', 'look']);
});

export type Measurement = { name: string; perSecond: number; p50Ms: number; p99Ms: number };

/** Repeated work; each turn starts when the turn before it has ended. */
export type Lane = (turn: number) => Promise<void>;

/** A named subject of a measurement. Its lanes work in parallel. */
export type Contender = { name: string; lanes: readonly Lane[] };

const ROUNDS = 4;

/**
 * Keeps the lanes busy for some seconds. Returns the duration in milliseconds of each turn that ended within that time.
 */
async function run({ lanes }: Contender, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const durations: number[] = [];
  await Promise.all(
    lanes.map(async (work) => {
      for (let turn = 0; ; turn += 1) {
        const begun = performance.now();
        if (begun >= until) return;
        await work(turn);
        const ended = performance.now();
        if (ended <= until) durations.push(ended - begun);
      }
    }),
  );
  return durations;
}

function measurementOf(name: string, durations: number[], seconds: number): Measurement {
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0;
  return { name, perSecond: durations.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/**
 * Measures both contenders for the given seconds each, in alternating rounds, so that other load on the machine affects
 * both. Calls `before` before each round.
 */
export async function measureBoth(
  subject: Contender,
  reference: Contender,
  seconds: number,
  before: () => Promise<void> = async () => {},
): Promise<{ subject: Measurement; reference: Measurement }> {
  const durations: Record<"subject" | "reference", number[]> = { subject: [], reference: [] };
  const warmUp = Math.min(2, seconds * 0.3);
  await run(subject, warmUp);
  await run(reference, warmUp);
  for (let round = 0; round < ROUNDS; round += 1) {
    await before();
    durations.subject.push(...(await run(subject, seconds / ROUNDS)));
    await before();
    durations.reference.push(...(await run(reference, seconds / ROUNDS)));
  }
  return {
    subject: measurementOf(subject.name, durations.subject, seconds),
    reference: measurementOf(reference.name, durations.reference, seconds),
  };
}

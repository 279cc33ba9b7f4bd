export type Measurement = { name: string; perSecond: number; p50Ms: number; p99Ms: number };

/** Runs every lane's work one after the other, all lanes at once, and counts what ended within the time. */
export async function measure(
  name: string,
  seconds: number,
  lanes: readonly ((turn: number) => Promise<void>)[],
): Promise<Measurement> {
  const warmUntil = performance.now() + Math.min(2000, seconds * 300);
  const until = warmUntil + seconds * 1000;
  const durations: number[] = [];
  await Promise.all(
    lanes.map(async (work) => {
      for (let turn = 0; ; turn += 1) {
        const begun = performance.now();
        if (begun >= until) return;
        await work(turn);
        const ended = performance.now();
        if (begun >= warmUntil && ended <= until) durations.push(ended - begun);
      }
    }),
  );
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0;
  return { name, perSecond: durations.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

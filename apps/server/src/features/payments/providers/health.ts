const FAILURES = 3;
const WITHIN_MILLISECONDS = 60_000;
const REST_MILLISECONDS = 30_000;

/**
 * Remembers, in this process, which providers did not answer. Three failures in a minute rest a provider for 30
 * seconds. A wrong guess costs one slow call, so processes share nothing.
 */
export class Health {
  private readonly failures = new Map<string, number[]>();
  private readonly restsUntil = new Map<string, number>();
  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  noteFailure(provider: string): void {
    const at = this.now().getTime();
    const recent = (this.failures.get(provider) ?? []).filter((failure) => failure > at - WITHIN_MILLISECONDS);
    recent.push(at);
    if (recent.length >= FAILURES) this.restsUntil.set(provider, at + REST_MILLISECONDS);
    this.failures.set(provider, recent.slice(-FAILURES));
  }

  noteSuccess(provider: string): void {
    this.failures.delete(provider);
    this.restsUntil.delete(provider);
  }

  rests(provider: string): boolean {
    return (this.restsUntil.get(provider) ?? 0) > this.now().getTime();
  }
}

/** Seeded random numbers, so that a run can be repeated (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Returns a number from 0 inclusive to 1 exclusive. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer between the bounds, both inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  oneOf<Thing>(things: readonly Thing[]): Thing | undefined {
    return things[this.between(0, things.length - 1)];
  }

  /** Returns up to `count` different elements. */
  some<Thing>(things: readonly Thing[], count: number): Thing[] {
    const left = [...things];
    const taken: Thing[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.between(0, left.length - 1), 1));
    return taken;
  }

  /** Returns another generator, seeded by this one. */
  branch(): Chance {
    return new Chance(this.between(0, 4_294_967_295));
  }
}

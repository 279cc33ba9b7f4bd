/** Short wooden ticks. All are scheduled in advance on the audio clock, so that sound doesn't slow the animation. */
export type TickSound = { stop: () => void };

const TICK_SECONDS = 0.03;

function scheduleTick(audio: AudioContext, out: AudioNode, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(1500, at);
  tone.frequency.exponentialRampToValueAtTime(420, at + TICK_SECONDS);
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + TICK_SECONDS);
  tone.connect(volume).connect(out);
  tone.start(at);
  tone.stop(at + TICK_SECONDS);
}

/**
 * Plays a tick at each of these times, in milliseconds from now. Call this in a click handler; otherwise browsers mute
 * it.
 */
export function playTicks(timesMs: readonly number[]): TickSound {
  const audio = new AudioContext();
  const start = audio.currentTime;
  let last = -1;
  for (const ms of timesMs) {
    // Skips ticks that follow too fast to be heard singly, as at the start.
    if (ms - last < 35) continue;
    last = ms;
    scheduleTick(audio, audio.destination, start + ms / 1000);
  }
  return { stop: () => void audio.close() };
}

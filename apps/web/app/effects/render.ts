import { type Recipe, secondsOf } from "./recipes.ts";

const RATE = 24_000;
/** An exponential curve ends at this gain, because it can't reach zero. */
const INAUDIBLE = 0.0001;

/** One second of noise, the same at every call, so that a sound is the same each time. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, RATE, RATE);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return buffer;
}

type Envelope = { gain: number; at?: number; attack: number; decay: number };

/** A gain that swells and dies away. */
function envelope(audio: BaseAudioContext, { gain, at = 0, attack, decay }: Envelope): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0, 0);
  node.gain.setValueAtTime(INAUDIBLE, at);
  node.gain.exponentialRampToValueAtTime(gain, at + attack);
  node.gain.exponentialRampToValueAtTime(INAUDIBLE, at + attack + decay);
  node.connect(audio.destination);
  return node;
}

function glide(pitch: AudioParam, from: number, to: number | undefined, at: number, seconds: number): void {
  pitch.setValueAtTime(from, at);
  if (to !== undefined) pitch.exponentialRampToValueAtTime(to, at + seconds);
}

/** Computes a sound: one channel of 24 kHz. */
export function render(recipe: Recipe): Promise<AudioBuffer> {
  const audio = new OfflineAudioContext(1, Math.ceil(secondsOf(recipe) * RATE), RATE);
  for (const tone of recipe.tones) {
    const { hz, toHz, at = 0, attack, decay, shape = "sine" } = tone;
    const source = audio.createOscillator();
    source.type = shape;
    glide(source.frequency, hz, toHz, at, attack + decay);
    source.connect(envelope(audio, tone));
    source.start(at);
  }
  const samples = recipe.noises.length > 0 ? noiseOf(audio) : null;
  for (const noise of recipe.noises) {
    const { hz, toHz, at = 0, attack, decay, q } = noise;
    const source = audio.createBufferSource();
    source.buffer = samples;
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = q;
    glide(band.frequency, hz, toHz, at, attack + decay);
    source.connect(band).connect(envelope(audio, noise));
    source.start(at);
  }
  return audio.startRendering();
}

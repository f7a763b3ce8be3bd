import { settings } from '$lib/settings/settings.svelte';

/** Short, dry sounds of wood and skin, made on the spot: nothing to load, nothing to license. */
let context: AudioContext | undefined;

function tap(audio: AudioContext, at: number, pitch: number, length: number, volume: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(volume, at + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** [after how many seconds, pitch, length, volume] of each tap. */
const SOUNDS = {
  /** Two taps on a log, the second higher. */
  turn: [
    [0, 300, 0.12, 0.28],
    [0.16, 430, 0.16, 0.28],
  ],
  /** One muffled tap on skin. */
  refused: [[0, 95, 0.14, 0.3]],
  /** A pebble. */
  chat: [[0, 900, 0.05, 0.1]],
  /** Four hand drums. */
  end: [
    [0, 120, 0.3, 0.3],
    [0.25, 150, 0.3, 0.3],
    [0.5, 120, 0.3, 0.3],
    [0.75, 180, 0.5, 0.35],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number, number])[]>;

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers keep pages silent until somebody has touched them, and complain about each try.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime + 0.02;
    for (const [after, pitch, length, volume] of SOUNDS[sound]) tap(context, now + after, pitch, length, volume);
  } catch {
    // A machine without sound plays on in silence.
  }
}

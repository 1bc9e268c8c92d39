// Sounds made on the spot: a dry click for a seed, a lower note for a capture.

import type { Beat } from '../../board/src';

let context: AudioContext | undefined;

export function sound(beat: Beat): void {
  if (beat.kind === 'rest' || beat.kind === 'stop') return;
  context ??= new AudioContext();
  if (beat.kind === 'take') note(context, 196, 0.28, 0.16);
  else if (beat.kind === 'lift') note(context, 420, 0.05, 0.05);
  // Hurried seeds are softer.
  else click(context, Math.min(0.22, beat.millis / 420));
}

function note(audio: AudioContext, pitch: number, seconds: number, loud: number): void {
  const now = audio.currentTime;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.setValueAtTime(pitch, now);
  gain.gain.setValueAtTime(loud, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(now);
  oscillator.stop(now + seconds);
}

function click(audio: AudioContext, loud: number): void {
  const length = Math.floor(audio.sampleRate * 0.022);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = 1500 + Math.random() * 500;
  gain.gain.value = loud;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

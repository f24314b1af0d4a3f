import type { Signal } from './signal.ts'

/** A tone that fades: its pitch in hertz, its start and length in seconds, its loudness. */
interface Tone {
  readonly hertz: number
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

/** Chips click, the player's turn is two rising notes, five seconds left are three ticks. */
const TONES: Readonly<Record<Exclude<Signal, 'card'>, readonly Tone[]>> = {
  chip: [
    { hertz: 3100, at: 0, lasts: 0.05, loud: 0.05 },
    { hertz: 4200, at: 0.045, lasts: 0.06, loud: 0.04 },
  ],
  turn: [
    { hertz: 587, at: 0, lasts: 0.22, loud: 0.14 },
    { hertz: 880, at: 0.13, lasts: 0.4, loud: 0.14 },
  ],
  soon: [0, 0.16, 0.32].map(at => ({ hertz: 1320, at, lasts: 0.08, loud: 0.1 })),
}

/** Browsers allow sound only after an interaction with the page. */
let context: AudioContext | undefined

/** Starts the sound at the first press, until the returned function is called. */
export function awakenSounds(): () => void {
  const left = new AbortController()
  const awaken = () => {
    context ??= new AudioContext()
  }
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(gesture, awaken, { once: true, signal: left.signal })
  return () => left.abort()
}

/** For boards without input: starts the sound at once if the browser allows it; whether it did. */
export function openSounds(): boolean {
  context ??= new AudioContext()
  return context.state === 'running'
}

export function makeSound(signal: Signal): void {
  if (!context) return
  if (context.state === 'suspended') void context.resume()
  if (signal === 'card') makeRustle(context)
  else for (const tone of TONES[signal]) makeTone(context, tone)
}

function makeTone(sounds: AudioContext, { hertz, at, lasts, loud }: Tone): void {
  const from = sounds.currentTime + at
  const oscillator = new OscillatorNode(sounds, { type: 'triangle', frequency: hertz })
  oscillator.connect(fading(sounds, from, lasts, loud)).connect(sounds.destination)
  oscillator.start(from)
  oscillator.stop(from + lasts)
}

const RUSTLE_SECONDS = 0.07

/** A card that slides over the cloth: a short noise. */
function makeRustle(sounds: AudioContext): void {
  const { sampleRate, currentTime } = sounds
  const buffer = new AudioBuffer({ length: Math.ceil(sampleRate * RUSTLE_SECONDS), sampleRate })
  buffer.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = Math.random() * 2 - 1
  })
  const source = new AudioBufferSourceNode(sounds, { buffer })
  source
    .connect(new BiquadFilterNode(sounds, { type: 'bandpass', frequency: 2600, Q: 0.8 }))
    .connect(fading(sounds, currentTime, RUSTLE_SECONDS, 0.12))
    .connect(sounds.destination)
  source.start()
}

function fading(sounds: AudioContext, from: number, lasts: number, loud: number): GainNode {
  const node = new GainNode(sounds, { gain: 0 })
  node.gain.setValueAtTime(loud, from)
  node.gain.exponentialRampToValueAtTime(0.0001, from + lasts)
  return node
}

import { SOUND_STORE } from '#contract/stores.ts';
import { readStored } from '../browser/browser-storage.ts';
import { store } from '../browser/use-stored.ts';

const ON = 'on';
/** Two notes, the second a fifth above the first. Hertz, and seconds from the start. */
const NOTES = [
  [587, 0],
  [880, 0.12],
] as const;
const NOTE_SECONDS = 0.35;
const LOUDNESS = 0.08;
/** What comes while it sounds is heard with it. Milliseconds. */
const SOUNDS_FOR = 1000;
let isSounding = false;

export const isSoundOn = (stored: string | null): boolean => stored === ON;

/** Off unless somebody has switched it on, in this browser. Switching it on lets it be heard. */
export function setSound(isOn: boolean): void {
  store('local', SOUND_STORE, isOn ? ON : null);
  soundIfWanted();
}

/** Says that something came, to whoever wants to hear it. */
export function soundIfWanted(): void {
  if (isSounding || !isSoundOn(readStored('local', SOUND_STORE)) || typeof AudioContext === 'undefined')
    return;
  // A browser allows no sound in a page that nobody has pressed anything in, and writes a warning about it.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  const context = new AudioContext();
  isSounding = true;
  for (const [pitch, at] of NOTES) {
    const start = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS);
    volume.connect(context.destination);
    const note = context.createOscillator();
    note.frequency.value = pitch;
    note.connect(volume);
    note.start(start);
    note.stop(start + NOTE_SECONDS);
  }
  setTimeout(() => {
    isSounding = false;
    void context.close();
  }, SOUNDS_FOR);
}

import { useEffect, useState } from 'preact/hooks';

/**
 * Reads texts aloud. Only voices of this device: others send each text to a company. The lessons are in English, whatever the
 * language of the page.
 */

const language = 'en';
/** A little slower than usual, for children. */
const rate = 0.92;

const listeners = new Set<() => void>();
let spoken: string | undefined;

function synthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in window ? window.speechSynthesis : undefined;
}

function voice(): SpeechSynthesisVoice | undefined {
  return synthesis()
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.startsWith(language));
}

function say(text: string | undefined): void {
  spoken = text;
  for (const listener of listeners) listener();
}

/** Reads a text from its beginning, in place of another one. */
export function speak(text: string): void {
  const chosen = voice();
  if (!chosen) return;
  synthesis()?.cancel();
  say(text);
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = chosen;
  utterance.lang = chosen.lang;
  utterance.rate = rate;
  const end = () => spoken === text && say(undefined);
  utterance.addEventListener('end', end);
  utterance.addEventListener('error', end);
  synthesis()?.speak(utterance);
}

/** Stops reading: this text, or whatever is read. */
export function stopSpeaking(text = spoken): void {
  if (text === undefined || text !== spoken) return;
  synthesis()?.cancel();
  say(undefined);
}

/** Returns whether the browser can read aloud, and which text it reads. */
export function useSpeech(): { canSpeak: boolean; spoken: string | undefined } {
  const now = () => ({ canSpeak: voice() !== undefined, spoken });
  const [state, setState] = useState(now);
  useEffect(() => {
    const follow = () => setState(now());
    listeners.add(follow);
    // Browsers load their voices after the page.
    synthesis()?.addEventListener?.('voiceschanged', follow);
    follow();
    return () => {
      listeners.delete(follow);
      synthesis()?.removeEventListener?.('voiceschanged', follow);
    };
  }, []);
  return state;
}

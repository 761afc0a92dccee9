import './speaker.css';
import { useEffect } from 'preact/hooks';
import { texts } from '../texts/texts.ts';
import { speak, stopSpeaking, useSpeech } from './speech.ts';
import { Icon } from './ui-icons.tsx';

interface SpeakerProps {
  /** Text in words, as it is read. */
  text: string;
  /** What the text is, for screen readers, such as "the question". */
  of: string;
  /** True to read at once when the text appears. */
  isAuto?: boolean;
  /** True for a large button. */
  isLarge?: boolean;
  /** True to catch the eye of a child who cannot read yet. */
  isOffered?: boolean;
  /** Called when the reader asks for the text. */
  onListen?: () => void;
}

/** Button that reads a text aloud, and stops it. Absent if the browser has no voice. What is read stops when the text goes away. */
export function Speaker(props: SpeakerProps) {
  const { text, of, isAuto = false, isLarge = false, isOffered = false, onListen } = props;
  const { canSpeak, spoken } = useSpeech();
  const isSpeaking = spoken === text;
  useEffect(() => {
    if (isAuto && canSpeak) speak(text);
    return () => stopSpeaking(text);
  }, [text, canSpeak]);
  if (!canSpeak) return null;
  const press = () => {
    if (isSpeaking) return stopSpeaking();
    onListen?.();
    speak(text);
  };
  const words = texts.speaker;
  return (
    <button
      type="button"
      class={`speaker ${isLarge ? 'speaker-large' : ''} ${isSpeaking || isOffered ? 'speaker-on' : ''}`}
      aria-label={isSpeaking ? words.stop : words.read(of)}
      onClick={press}
    >
      <Icon name={isSpeaking ? 'speaker-stop' : 'speaker'} size={isLarge ? 32 : 26} />
    </button>
  );
}

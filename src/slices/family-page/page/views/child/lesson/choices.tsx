import './question.css';
import { useEffect, useRef } from 'preact/hooks';
import { Speaker } from '../../../parts/speaker.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Result } from '../../../state/kept-lesson.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { texts } from '../../../texts/texts.ts';

interface ChoicesProps {
  question: Schemas['Question'];
  /** Index of the child's choice; null or -1 without one. */
  chosen: number | null;
  result: Pick<Result, 'correctIndex'> | undefined;
  isOpen: boolean;
  hasSpeakers: boolean;
  onListen: () => void;
  onChoose: (choice: number) => void;
}

/** Texts up to this length fit beside each other, also on a phone. */
const shortText = 14;

/** The choices of a question, as large buttons; afterwards they show the child's choice and the right one. */
export function Choices(props: ChoicesProps) {
  const { question, isOpen, hasSpeakers } = props;
  const list = useRef<HTMLUListElement>(null);
  useDigits(list, isOpen);
  const isShort = question.choices.every(({ length }) => length <= shortText);
  return (
    <ul
      ref={list}
      class={`lesson-choices ${isShort ? 'lesson-choices-short' : ''} ${hasSpeakers ? 'lesson-choices-spoken' : ''}`}
      aria-label={texts.lesson.choices}
    >
      {question.choices.map((text, index) => (
        <li key={index}>
          {isOpen ? (
            <OpenChoice {...props} index={index} text={text} />
          ) : (
            <ShownChoice {...props} index={index} text={text} />
          )}
        </li>
      ))}
    </ul>
  );
}

type ChoiceProps = ChoicesProps & { index: number; text: string };

function OpenChoice({ question, index, text, hasSpeakers, onListen, onChoose }: ChoiceProps) {
  return (
    <>
      <button type="button" class="lesson-choice" onClick={() => onChoose(index)}>
        {text}
      </button>
      {hasSpeakers && (
        <Speaker
          text={question.speech?.choices[index] ?? text}
          of={texts.lesson.choiceOf(text)}
          onListen={onListen}
        />
      )}
    </>
  );
}

function ShownChoice({ index, text, chosen, result }: ChoiceProps) {
  const words = texts.lesson;
  const isChosen = chosen === index;
  const isRight = result?.correctIndex === index;
  const looks = [
    'lesson-choice lesson-choice-shown',
    isRight && 'lesson-choice-right',
    isChosen && (result ? 'lesson-choice-mine' : 'lesson-choice-asked'),
  ];
  return (
    <div class={looks.filter(Boolean).join(' ')}>
      {isRight && <Icon name="check" label={words.rightAnswer} />}
      <span>{text}</span>
      {isChosen && <small class="lesson-mine">{words.yourChoice}</small>}
    </div>
  );
}

/**
 * Keys 1 to 6 go to the choice at this place, and Enter takes it. The key alone takes none: where the choices are numbers, a child
 * types the number that it means.
 */
function useDigits(list: { current: HTMLUListElement | null }, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, dialog') !== null;
      if (ctrlKey || altKey || metaKey || isTyping || !/^[1-6]$/.test(key)) return;
      list.current?.querySelectorAll<HTMLButtonElement>('.lesson-choice')[Number(key) - 1]?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOpen]);
}

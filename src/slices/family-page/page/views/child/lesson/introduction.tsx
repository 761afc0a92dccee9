import { useEffect, useRef, useState } from 'preact/hooks';
import { Speaker } from '../../../parts/speaker.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { texts } from '../../../texts/texts.ts';
import { Figure } from './figure.tsx';
import { type Card, cardsOf, isForYoung, type StepProps } from './lesson-state.ts';

/** A card of the introduction, with the ways on and back. */
export function Introduction({ kept, dispatch }: StepProps) {
  const cards = cardsOf(kept.lesson);
  const card = cards[kept.card];
  const isLast = kept.card === cards.length - 1;
  const next = useRef<HTMLButtonElement>(null);
  // The title has the focus at first.
  useEffect(() => {
    if (kept.card > 0) next.current?.focus({ preventScroll: true });
  }, []);
  const words = texts.lesson;
  const listening = {
    isAuto: isForYoung(kept.lesson) && kept.listens,
    isOffered: isForYoung(kept.lesson) && !kept.listens,
    onListen: () => dispatch({ type: 'listen' }),
  };
  return (
    <div class="lesson-page">
      {card && <CardBody card={card} count={kept.picks.length} listening={listening} />}
      <div class="lesson-ways">
        {kept.card > 0 && (
          <button
            type="button"
            class="lesson-before"
            aria-label={words.before}
            onClick={() => dispatch({ type: 'card', card: kept.card - 1 })}
          >
            <Icon name="back" />
          </button>
        )}
        {!isLast && (
          <button
            type="button"
            class="quiet lesson-skip"
            onClick={() => dispatch({ type: 'card', card: cards.length })}
          >
            {words.skip}
          </button>
        )}
        <button
          ref={next}
          type="button"
          class="primary lesson-next"
          onClick={() => dispatch({ type: 'card', card: kept.card + 1 })}
        >
          {isLast ? words.begin : words.next} <Icon name="play" />
        </button>
      </div>
    </div>
  );
}

interface Listening {
  isAuto: boolean;
  isOffered: boolean;
  onListen: () => void;
}

interface CardProps {
  card: Card;
  /** Number of questions. */
  count: number;
  listening: Listening;
}

function CardBody({ card, count, listening }: CardProps) {
  const words = texts.lesson;
  if (card.kind === 'welcome')
    return (
      <section class="card lesson-card">
        <Heading icon="star" title={words.welcome(count)} text={words.welcomeText} listening={listening} />
        <p>{words.welcomeText}</p>
      </section>
    );
  const { of } = card;
  if (card.kind === 'example') return <Example of={of} listening={listening} />;
  const text = card.kind === 'idea' ? of.idea : of.caution;
  const spoken = (card.kind === 'idea' ? of.speech?.idea : of.speech?.caution) ?? text;
  return (
    <section class={`card lesson-card lesson-card-${card.kind}`}>
      <Heading
        icon={card.kind === 'idea' ? 'hint' : 'report-flag'}
        title={card.kind === 'idea' ? words.idea : words.caution}
        text={spoken}
        listening={listening}
      />
      <p class="lesson-said">{text}</p>
    </section>
  );
}

interface HeadingProps {
  icon: 'hint' | 'report-flag' | 'question' | 'star';
  title: string;
  text: string;
  listening: Listening;
}

function Heading({ icon, title, text, listening }: HeadingProps) {
  return (
    <div class="lesson-heading">
      <Icon name={icon} size={32} />
      <h2>{title}</h2>
      <Speaker text={text} of={title} isLarge {...listening} />
    </div>
  );
}

/** A worked example: first the question, then its answer, when the child wants to see it. */
function Example({ of, listening }: { of: Schemas['Introduction']; listening: Listening }) {
  const [isShown, setShown] = useState(false);
  const words = texts.lesson;
  const { example, speech } = of;
  if (!example) return null;
  const solution = `${words.answer}: ${example.answer}. ${example.explanation}`;
  return (
    <section class="card lesson-card">
      <Heading
        icon="question"
        title={words.example}
        text={isShown ? (speech?.example ?? `${example.question} ${solution}`) : example.question}
        listening={listening}
      />
      <Figure of={example.figure} />
      <p class="lesson-said">{example.question}</p>
      {isShown ? (
        <div class="lesson-solution" role="status">
          <p class="lesson-said">
            <strong>{example.answer}</strong>
          </p>
          <p>{example.explanation}</p>
        </div>
      ) : (
        <button type="button" class="lesson-show" onClick={() => setShown(true)}>
          <Icon name="hint" /> {words.showMe}
        </button>
      )}
    </section>
  );
}

import './ending.css';
import { useEffect, useRef } from 'preact/hooks';
import { useAction } from '../../../parts/action.tsx';
import { Celebration } from '../../../parts/celebration.tsx';
import { Problem } from '../../../parts/loading.tsx';
import { Medal } from '../../../parts/medal.tsx';
import { PointsJar } from '../../../parts/points-jar.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { goTo } from '../../../place.ts';
import type { KeptLesson, Outcome } from '../../../state/kept-lesson.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { countOf, medalWords, texts } from '../../../texts/texts.ts';
import { isPlacement } from './lesson-state.ts';
import { Listen } from './listen.tsx';
import { Mastered } from './mastered.tsx';
import { startLesson } from './start-lesson.ts';

type Counted = Extract<Outcome, { kind: 'counted' }>;

/** The end of a lesson that counts: stars, points, medals. */
export function Ending({ kept, outcome }: { kept: KeptLesson; outcome: Counted }) {
  const { correctCount, totalQuestions, isTooFast, achievements, points } = outcome;
  const words = texts.lesson;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isAll = correctCount === totalQuestions;
  const title = isAll ? words.allRight(totalQuestions) : words.someRight(correctCount, totalQuestions);
  const said = isPlacement(kept.lesson) ? words.placed : wordsFor(correctCount / totalQuestions);
  const spoken = [title, said, points && words.balance(countOf(points.balance, texts.countNouns.points))];
  return (
    <div class="lesson-page lesson-end">
      <Celebration />
      <section class="card lesson-card">
        <Stars right={correctCount} of={totalQuestions} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{said}</p>
        {isTooFast && <p class="lesson-note">{words.tooFast}</p>}
        {points ? <Points points={points} /> : <p class="soft">{words.countedElsewhere}</p>}
        <Listen kept={kept} text={spoken.filter(Boolean).join(' ')} />
      </section>
      <Mastered kept={kept} />
      {achievements.length > 0 && <Medals of={achievements} />}
      <Ways gradeLevel={kept.gradeLevel} />
    </div>
  );
}

/** Says what is true: praise only for what went well. */
function wordsFor(share: number): string {
  const { strong, passed, comesAgain } = texts.lesson;
  if (share === 1) return strong;
  return share >= 0.8 ? passed : comesAgain;
}

function Stars({ right, of }: { right: number; of: number }) {
  return (
    <div class="lesson-stars" aria-hidden>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} class={index < right ? 'lesson-star lesson-star-full' : 'lesson-star'}>
          <Icon name="star" size={44} />
        </span>
      ))}
    </div>
  );
}

function Points({ points: { awarded, deducted, balance } }: { points: NonNullable<Counted['points']> }) {
  const words = texts.lesson;
  const { points } = texts.countNouns;
  return (
    <div class="lesson-points">
      <PointsJar points={balance} size={96} />
      <div>
        <p class="lesson-earned">
          <Icon name="points" size={32} /> {words.earned(countOf(awarded, points))}
        </p>
        {deducted > 0 && <p>{words.deducted(countOf(deducted, points))}</p>}
        <p class="soft">{words.balance(countOf(balance, points))}</p>
      </div>
    </div>
  );
}

function Medals({ of }: { of: readonly Schemas['Achievement'][] }) {
  return (
    <section class="card lesson-card">
      <h3>{texts.lesson.medals(of.length)}</h3>
      <ul class="lesson-medals">
        {of.map((achievement) => (
          <li key={achievement.type}>
            <Medal type={achievement.type} isEarned />
            <span>
              <strong>{medalWords(achievement).title}</strong>
              <small>{medalWords(achievement).how}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways on from the end: another lesson, or home. */
function Ways({ gradeLevel }: { gradeLevel: number }) {
  const session = useChild();
  const words = texts.lesson;
  const { isBusy, error, start } = useAction(async () => {
    await startLesson(session, {}, gradeLevel);
    return undefined;
  });
  return (
    <>
      {error !== undefined && <Problem error={error} />}
      <div class="lesson-ways">
        <button type="button" class="lesson-back" onClick={() => goTo('', {}, { replaces: true })}>
          <Icon name="home" /> {words.home}
        </button>
        <button type="button" class="primary lesson-next" disabled={isBusy} onClick={start}>
          {isBusy ? words.preparing : words.another} <Icon name="play" />
        </button>
      </div>
    </>
  );
}

/** The end of a lesson without network: honest about what is still to come. */
export function Waiting({ kept }: { kept: KeptLesson }) {
  const words = texts.lesson;
  const title = words.doneAll(kept.picks.length);
  return (
    <div class="lesson-page lesson-end">
      <section class="card lesson-card">
        <Icon name="offline" size={48} />
        <h2>{title}</h2>
        <p role="status">{words.keptAnswers}</p>
        <Listen kept={kept} text={`${title}. ${words.keptAnswers}`} />
      </section>
      <GoHome />
    </div>
  );
}

/** Says that the lesson ended without its answers: another one was begun in its place. */
export function Replaced({ kept }: { kept: KeptLesson }) {
  const { replacedTitle, replaced } = texts.lesson;
  return (
    <div class="lesson-page lesson-end">
      <section class="card lesson-card">
        <Icon name="swap" size={48} />
        <h2>{replacedTitle}</h2>
        <p role="status">{replaced}</p>
        <Listen kept={kept} text={`${replacedTitle}. ${replaced}`} />
      </section>
      <GoHome />
    </div>
  );
}

function GoHome() {
  return (
    <div class="lesson-ways">
      <button type="button" class="primary lesson-next" onClick={() => goTo('', {}, { replaces: true })}>
        <Icon name="home" /> {texts.lesson.home}
      </button>
    </div>
  );
}

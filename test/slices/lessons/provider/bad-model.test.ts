import t from 'tap';
import { type Mistakes, passes, seenIn } from './bad-model.ts';

/**
 * What learners see of a model that errs in 30 % of keys, 30 % of explanations and 20 % of topics. The reviewer errs, too: in 15 % of
 * its blind answers, half of them on the writer's wrong key. With the explanation, it misses half of the wrong keys, a
 * tenth of the wrong explanations and 15 % of wrong topics, and it calls 5 % of good texts wrong. Its mistakes are its own.
 */
const mistakes: Mistakes = {
  keys: 0.3,
  explanations: 0.3,
  topics: 0.2,
  blind: 0.15,
  attracted: 0.5,
  missedKeys: 0.5,
  missedExplanations: 0.1,
  missedTopics: 0.15,
  alarms: 0.05,
  shared: 0,
};

t.test('of what learners see of a bad model, at most 1 % is wrong', async (t) => {
  const { lessons, questions, share } = await seenIn(1500, mistakes);
  t.ok(questions > 1500, `${questions} questions of ${lessons} lessons`);
  t.ok(share <= 0.01, `${(share * 100).toFixed(2)} %`);
});

t.test('without any one of the passes, more than 1 % would be wrong', async (t) => {
  for (const skipped of passes) {
    const { share } = await seenIn(500, { ...mistakes, skipped });
    t.ok(share > 0.01, `without ${skipped}: ${(share * 100).toFixed(2)} %`);
  }
});

t.test('a good model gets its lessons, from one draft', async (t) => {
  const good = { keys: 0.03, explanations: 0.03, topics: 0.02, blind: 0.03, alarms: 0.01 };
  const { lessons, requests, share } = await seenIn(200, { ...mistakes, ...good });
  t.equal(lessons, 200);
  t.ok(requests < 200 * 6, `${requests} requests`);
  t.ok(share <= 0.001, `${(share * 100).toFixed(2)} %`);
});

t.test('mistakes that the reviewer shares pass, which another model for the review avoids', async (t) => {
  const { share } = await seenIn(200, { ...mistakes, shared: 0.1 });
  t.ok(share > 0.05, `${(share * 100).toFixed(2)} %`);
});

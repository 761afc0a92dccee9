/**
 * Measures lessons, in a separate process: `lessons.ts URL WHAT`. Prints the 99th percentile in milliseconds. WHAT:
 * generate (questions and figures of a lesson, offline) | take (the request that takes a QUEUED lesson)
 */
import { buildApp } from '../src/app.ts';
import { connectDatabase } from '../src/db/database.ts';
import { authorLesson } from '../src/lessons/authoring.ts';
import { questionHash } from '../src/lessons/content.ts';
import { queueLesson } from '../src/lessons/domain.ts';
import { drawFigure } from '../src/lessons/figures/index.ts';
import { concepts, difficulties, generateLesson } from '../src/lessons/generators/index.ts';
import { testSettings } from '../test/helpers/app.ts';
import { expectStatus, register } from '../test/helpers/client.ts';
import { commandsOn } from '../test/helpers/commands.ts';

const [url = '', what = ''] = process.argv.slice(2);
const times = what === 'generate' ? generate() : await take(500);
const sorted = times.toSorted((a, b) => a - b);
process.stdout.write(`${sorted[Math.floor(sorted.length * 0.99)]}\n`);
process.exit(0);

/** Generates every concept at every difficulty, 20 times for one learner: earlier questions slow down later lessons. */
function generate(): number[] {
  return concepts.flatMap((concept) => {
    const seen = new Map<string, number>();
    return Array.from({ length: 20 * difficulties.length }, (_, i) => {
      const begin = performance.now();
      const { questions } = generateLesson({
        concept,
        gradeLevel: concept.grades[0],
        difficulty: difficulties[i % difficulties.length] ?? 'beginner',
        seed: `${i}`,
        exclude: (key) => seen.has(questionHash(key)),
        lastSeen: (key) => seen.get(questionHash(key)) ?? 0,
      });
      for (const { figure } of questions) if (figure) drawFigure(figure);
      const time = performance.now() - begin;
      for (const { key } of questions) seen.set(questionHash(key), i);
      return time;
    });
  });
}

/** Takes the QUEUED lesson of one learner repeatedly. */
async function take(count: number): Promise<number[]> {
  const now = () => new Date();
  const database = connectDatabase(url);
  const commands = await commandsOn(database);
  const { app } = await buildApp({ database, databaseUrl: url, settings: testSettings });
  const parent = await register(app, 'PARENT');
  const learner = await register(app, 'LEARNER', parent.id);
  const access = { familyId: parent.id, learnerId: learner.id };
  const wish = { gradeLevel: 3, difficulty: 'beginner' as const };
  const times: number[] = [];
  while (times.length < count) {
    const data = await authorLesson(database.db, access, wish, now());
    await commands.execute({ handler: queueLesson, data, familyId: parent.id, actorId: learner.id });
    const begin = performance.now();
    const body = { learnerId: learner.id, gradeLevel: wish.gradeLevel };
    const taken = await expectStatus(201, learner.post('/api/lessons/create', body));
    times.push(performance.now() - begin);
    if (taken.body.id !== data.id) throw new Error('took another lesson');
  }
  return times;
}

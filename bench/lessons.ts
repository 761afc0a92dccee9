/**
 * Measures lessons, in a separate process, and prints the 99th percentile in milliseconds: `lessons.ts URL MEASUREMENT`.
 * The measurement is generate (questions and figures, offline) or take (the request for a QUEUED lesson).
 */

import { drawFigure } from '../curriculum/figures/index.ts';
import { concepts, difficulties, generateLesson } from '../curriculum/index.ts';
import { createDatabasePool } from '../src/db/database.ts';
import { createApp } from '../src/service/app.ts';
import { authorLesson } from '../src/slices/lessons/authoring/authoring.ts';
import { questionHash } from '../src/slices/lessons/authoring/content.ts';
import { recordOf } from '../src/slices/lessons/choice/record.ts';
import { queueLesson } from '../src/slices/lessons/domain.ts';
import { testSettings } from '../test/helpers/app.ts';
import { expectStatus, register } from '../test/helpers/families/client.ts';
import { commandsOn, noQuotas } from '../test/helpers/kernel/commands.ts';

const [url = '', measurement = ''] = process.argv.slice(2);
const times = measurement === 'generate' ? generate() : await take(500);
const sorted = times.toSorted((a, b) => a - b);
process.stdout.write(`${sorted[Math.floor(sorted.length * 0.99)]}\n`);
process.exit(0);

/** Generates every concept 20 times per difficulty for one learner: earlier questions slow down later lessons. */
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

/** Queues and takes lessons of one learner. Returns the milliseconds of each request that takes one. */
async function take(count: number): Promise<number[]> {
  const now = () => new Date();
  const database = createDatabasePool(url);
  const commands = await commandsOn(database);
  const settings = { ...testSettings, quotas: noQuotas };
  const { app } = await createApp({ database, databaseUrl: url, settings });
  const parent = await register(app, 'PARENT');
  const learner = await register(app, 'LEARNER', parent);
  const access = { familyId: parent.id, learnerId: learner.id };
  const request = { gradeLevel: 3, difficulty: 'beginner' as const };
  const times: number[] = [];
  while (times.length < count) {
    const record = await recordOf({ database, places: { placeOf: () => 0 } }, access);
    const data = authorLesson(record, access, request, { now: now(), timeZone: testSettings.timeZone });
    await commands.execute({ handler: queueLesson, data, familyId: parent.id, actorId: learner.id });
    const begin = performance.now();
    const body = { learnerId: learner.id, gradeLevel: request.gradeLevel };
    const taken = await expectStatus(201, learner.post('/api/lessons/create', body));
    times.push(performance.now() - begin);
    if (taken.body.id !== data.id) throw new Error('took another lesson');
  }
  return times;
}

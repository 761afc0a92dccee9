import t from 'tap';
import { connectionOptions } from '../../src/jobs/connection.ts';

const urlOf = (url: string) => connectionOptions(url, 30).connectionString;

t.test('sslmode means what it means to the rest of the service: encrypted, but not verified', async (t) => {
  for (const mode of ['require', 'prefer']) {
    const url = `postgres://me:p%40ss@db.example:5433/learning?sslmode=${mode}&options=-cgeqo%3Doff`;
    t.equal(urlOf(url), `${url}&uselibpqcompat=true`);
  }
});

t.test('every other connection string is left as it is', async (t) => {
  for (const url of [
    'postgres://me@db.example/learning',
    'postgresql://me:p%40ss@db.example:5433/learning?sslmode=verify-full',
    'postgres://me@db.example/learning?sslmode=disable',
    'postgres://me@one.example,two.example/learning',
  ]) {
    t.equal(urlOf(url), url);
  }
});

import t from 'tap';
import { connectionOptions } from '../../src/jobs/queue-connection.ts';

const urlOf = (url: string) => connectionOptions(url, 30).connectionString;

t.test('reads sslmode like the rest of the service: encrypted, but not verified', async (t) => {
  for (const mode of ['require', 'prefer']) {
    const url = `postgres://me:p%40ss@db.example:5433/learning?sslmode=${mode}&options=-cgeqo%3Doff`;
    t.equal(urlOf(url), `${url}&uselibpqcompat=true`);
  }
});

t.test('keeps all other connection strings', async (t) => {
  for (const url of [
    'postgres://me@db.example/learning',
    'postgresql://me:p%40ss@db.example:5433/learning?sslmode=verify-full',
    'postgres://me@db.example/learning?sslmode=disable',
    'postgres://me@one.example,two.example/learning',
  ]) {
    t.equal(urlOf(url), url);
  }
});

/**
 * First steps against a running service: a parent, a child, a lesson, points, a goal and its redemption.
 * Prints each request with a part of its answer. A second run uses the same parent and child.
 *
 * Usage: node examples/first-steps.js [ADDRESS]. Set SETUP_CODE if the service prints such a code at its start.
 */
const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const account = { username: 'ada', password: 'correct horse battery' };
let token;

try {
  await run();
} catch (error) {
  console.error(error.cause ? `No service answers at ${address}.` : error.message);
  process.exitCode = 1;
}

async function run() {
  step(
    'Register a parent. The first account becomes the administrator, who can have a family like any parent.',
  );
  const person = { ...account, email: 'ada@example.com', name: 'Ada', role: 'PARENT' };
  const registered = await send('POST', '/register', { ...person, setupCode: process.env.SETUP_CODE });
  if (registered.code === 'USERNAME_TAKEN') show('The account exists.');
  else show(expectSuccess(registered).user);
  const login = await call('POST', '/login', account);
  token = login.token;

  step('Add a child. It gets a profile, and three goals to save for.');
  // An administrator gets the learners of all families.
  const [first] = await call('GET', `/api/learners?parentId=${login.user.id}`);
  const child = first ?? (await call('POST', '/api/learners', { name: 'Mia', gradeLevel: 3 }));
  show(child);

  step('Create a lesson, and answer its questions. Each right answer earns a point.');
  const wanted = { learnerId: child.id, gradeLevel: 3, topic: 'fractions' };
  const { id: lesson, spec } = await call('POST', '/api/lessons/create', wanted);
  for (const { question, choices } of spec.questions) show(`${question} ${choices.join(' | ')}`);
  // A client for children asks the child instead.
  const answers = spec.questions.map(({ correctIndex }) => correctIndex);
  const { pointsAwarded, newBalance } = await call('POST', `/api/lessons/${lesson}/answer`, { answers });
  show(`${pointsAwarded} points. The balance is ${newBalance}.`);

  step('Set a goal that costs these points.');
  const goal = await call('POST', '/api/rewards', { title: 'Pizza night', tokenCost: pointsAwarded });
  show(`${goal.title}: ${goal.tokenCost} points`);

  step('Save for the goal, redeem it, and approve the redemption.');
  const ofChild = `?learnerId=${child.id}`;
  show(await call('POST', `/api/rewards/${goal.id}/save${ofChild}`, { points: goal.tokenCost }));
  const redemption = await call('POST', `/api/rewards/${goal.id}/redeem${ofChild}`);
  show(await call('PUT', `/api/redemptions/${redemption.id}/approve`));

  step('List the latest movements of points.');
  const history = await call('GET', `/api/points/history${ofChild}&limit=5`);
  for (const { amount, description, balanceAfter } of history) {
    show(`${amount}: ${description}. The balance is ${balanceAfter}.`);
  }
}

function step(text) {
  console.log(`\n# ${text}`);
}

function show(value) {
  console.log('<', value);
}

/** Sends a request and returns its answer. Throws if it is an error. */
async function call(method, path, body) {
  return expectSuccess(await send(method, path, body));
}

/** Sends a request and returns its answer, which may be an error. */
async function send(method, path, body) {
  console.log(`> ${method} ${path}`);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const response = await fetch(new URL(path, address), { method, headers, body: JSON.stringify(body) });
  return response.json();
}

/** Returns the answer unless it is an error. An error has a code that stays the same. */
function expectSuccess(answer) {
  if (answer.code) throw new Error(`${answer.code}: ${answer.detail}`);
  return answer;
}

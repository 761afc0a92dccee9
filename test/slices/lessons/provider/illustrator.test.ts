import t from 'tap';
import { drawPicture } from '../../../../src/slices/lessons/provider/illustrator.ts';
import {
  createLesson,
  expectStatus,
  registerAdmin,
  registerFamily,
} from '../../../helpers/families/client.ts';
import { type ProviderFault, refuse } from '../../../helpers/families/fake-provider.ts';
import { withImages } from '../../../helpers/families/images.ts';
import { pirates } from '../../../helpers/families/pirates.ts';
import { impatient, startWithProvider } from '../../../helpers/families/provider-lessons.ts';

const service = await startWithProvider(t);
const { app, database, fake } = service;
await registerAdmin(app);
const asker = { familyId: 1, learnerId: 2 };
const subject = { gradeLevel: 5, subject: 'History', topic: 'pirates', asker };

/** Requests a picture from a provider with the fault. */
function draw(fault: ProviderFault = {}, imageModel = 'gpt-image-1') {
  return drawPicture(service.connect(fault, { imageModel }), subject);
}

/** Returns a fault that answers with a picture of these bytes. */
function bytes(hex: string, length = 100): ProviderFault {
  return answer({
    data: [{ b64_json: Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(length)]).toString('base64') }],
  });
}

function answer(body: unknown): ProviderFault {
  return {
    raw(response) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      return true;
    },
  };
}

t.test('detects the type of a picture from its first bytes', async (t) => {
  t.match(await draw(), { contentType: 'image/png' });
  t.match(await draw(bytes('89504e470d0a1a0a')), { contentType: 'image/png' });
  t.match(await draw(bytes('ffd8ffe0')), { contentType: 'image/jpeg' });
  t.match(await draw(bytes('524946460000000057454250')), { contentType: 'image/webp' });
  for (const other of ['474946383961', '3c737667', '524946460000000041564920', '25504446', '']) {
    t.equal(await draw(bytes(other)), undefined, other);
  }
});

t.test('rejects a picture of more than 4 MB', async (t) => {
  const png = '89504e470d0a1a0a';
  t.ok(await draw(bytes(png, 4 * 1024 * 1024 - 8)));
  t.equal(await draw(bytes(png, 4 * 1024 * 1024 - 7)), undefined);
  t.equal(await draw(bytes(png, 8 * 1024 * 1024)), undefined);
});

t.test('returns no picture if the provider fails', async (t) => {
  const faults: ProviderFault[] = [
    {
      raw(response) {
        response.socket?.resetAndDestroy();
        return true;
      },
    },
    { raw: (response) => refuse(response, 500, { message: 'no' }) },
    { raw: (response) => refuse(response, 400, { message: 'no', code: 'content_policy_violation' }) },
    answer({ data: [] }),
    answer({ data: [{ url: 'https://elsewhere.example/picture.png' }] }),
    answer({ data: [{ b64_json: '!!!' }] }),
    answer('<html>'),
  ];
  for (const fault of faults) t.equal(await draw(fault), undefined);
  t.equal(await drawPicture(service.connect(), subject), undefined, 'no image model');
  t.same(fake.requests, []);
});

t.test('requests Base64 only from models that have other formats', async (t) => {
  await draw({}, 'gpt-image-1');
  t.equal(fake.requests[0]?.body.response_format, undefined);
  await draw({}, 'dall-e-3');
  t.equal(fake.requests[0]?.body.response_format, 'b64_json');
});

t.test("stores the model's picture of a lesson, or else the figures of its questions", async (t) => {
  const { learner } = await registerFamily(app);
  const options = { gradeLevel: 2, topic: '', subject: 'Math' };
  const provider = service.connect({}, { imageModel: 'gpt-image-1' });
  const drawn = await withImages(
    database,
    learner,
    await createLesson(learner, learner.id, options),
    provider,
  );
  t.equal(drawn.spec.images.length, 1);
  const image = await expectStatus(200, learner.get(drawn.imagePaths[0]?.path ?? ''));
  t.equal(image.headers['content-type'], 'image/png');
  t.equal(fake.requests.length, 1, "the questions are the generators'");

  const broken = service.connect({ raw: () => true }, { imageModel: 'gpt-image-1', limits: impatient });
  const lesson = await createLesson(learner, learner.id, { gradeLevel: 2, topic: 'telling time' });
  const figures = await withImages(database, learner, lesson, broken);
  t.not(figures.spec.images.length, 0);
  const figure = await expectStatus(200, learner.get(figures.imagePaths[0]?.path ?? ''));
  t.match(figure.headers['content-type'], /svg/);
});

t.test('lessons go on while the image model is down', async (t) => {
  const { learner } = await registerFamily(app);
  const provider = service.connect(
    { raw: (response) => refuse(response, 404, { message: 'no such model' }) },
    { imageModel: 'gpt-image-1', limits: { breakerFailures: 3 } },
  );
  for (let i = 0; i < 3; i++) t.equal(await drawPicture(provider, subject), undefined);
  const { length } = fake.requests;
  t.equal(await drawPicture(provider, subject), undefined);
  t.equal(fake.requests.length, length, 'the service rests from the image model');
  fake.behave({}, pirates);
  await createLesson(learner, learner.id, { topic: 'pirates' });
  t.ok(fake.requests.length > 0, 'that of texts is asked');
});

/** @jest-environment node */
import { firstEdition, secondEdition, thirdEdition } from './made-up-site';
import { deployTo, expectWhole, newBucket, puts, s3, status, withServer } from './trial';

withServer();

test('a deploy that is killed, after whichever request, leaves every page whole, and a second try finishes it', async () => {
  // Two deploys before it, so that there are hashed files to delete as well.
  const settled = await newBucket(thirdEdition);
  await deployTo(settled, firstEdition);
  const complete = `${settled}-complete`;
  s3.copyBucket(settled, complete);
  const total = (await deployTo(complete, secondEdition)).length;
  expect(total).toBeGreaterThan(20);

  for (let dieAfter = 0; dieAfter < total; dieAfter++) {
    const bucket = `${settled}-killed-${dieAfter}`;
    s3.copyBucket(settled, bucket);
    const requests: string[] = [];
    await expect(deployTo(bucket, secondEdition, { dieAfter, requests })).rejects.toThrow('killed');
    const [home, about, farewell] = await expectWhole(bucket, ['/', '/about', '/farewell', '/welcome']);
    const isNew = home === secondEdition['index.html'] && about === secondEdition['about.html'];
    expect([dieAfter, home, about]).not.toContain(undefined);
    expect(isNew || farewell).toBeTruthy();

    // Killed while it compared, it left nothing for a second try to find.
    if (!requests.some((request) => request.startsWith('PutObject'))) continue;
    await deployTo(bucket, secondEdition);
    expect(await expectWhole(bucket, ['/', '/about', '/welcome'])).toEqual(
      ['index.html', 'about.html', 'welcome.html'].map((path) => secondEdition[path]),
    );
    const left = ['/farewell', '/posters/farewell.svg', '/_next/static/first.js', '/_next/static/third.js'];
    expect([dieAfter, ...(await Promise.all(left.map((path) => status(bucket, path))))]).toEqual([
      dieAfter,
      404,
      404,
      200,
      404,
    ]);
  }
});

test('a header change that broke off is taken back by going back', async () => {
  const bucket = await newBucket(firstEdition);
  const hosting = { headersFor: () => ({ 'Cache-Control': 'max-age=60' }), redirects: [] };
  const compared = (await deployTo(bucket, firstEdition)).length - 1;
  await expect(deployTo(bucket, firstEdition, { hosting, dieAfter: compared + 5 })).rejects.toThrow('killed');
  expect(puts(await deployTo(bucket, firstEdition))).toHaveLength(5);
  expect((await s3.visit(bucket, '/_next/static/both.js')).headers['cache-control']).toContain('immutable');
});

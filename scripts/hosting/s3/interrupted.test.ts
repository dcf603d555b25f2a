import { firstVersion, secondVersion, thirdVersion } from './sample-site';
import { deployTo, expectComplete, newBucket, puts, s3, status, withServer } from './test-deploys';

withServer();
// Some fifty deploys over HTTP: the usual minute was too short where other programs kept both cores busy.
jest.setTimeout(300_000);

test('a deploy killed after any request leaves every page complete, and a retry finishes it', async () => {
  // Two deploys before it, so that there are retired hashed files to delete.
  const settled = await newBucket(thirdVersion);
  await deployTo(settled, firstVersion);
  const complete = `${settled}-complete`;
  s3.copyBucket(settled, complete);
  const total = (await deployTo(complete, secondVersion)).length;
  expect(total).toBeGreaterThan(20);

  for (let failAfter = 0; failAfter < total; failAfter++) {
    const bucket = `${settled}-killed-${failAfter}`;
    s3.copyBucket(settled, bucket);
    const requests: string[] = [];
    await expect(deployTo(bucket, secondVersion, { failAfter, requests })).rejects.toThrow('killed');
    const [home, about, farewell] = await expectComplete(bucket, ['/', '/about', '/farewell', '/welcome']);
    const isNew = home === secondVersion['index.html'] && about === secondVersion['about.html'];
    expect([failAfter, home, about]).not.toContain(undefined);
    expect(isNew || farewell).toBeTruthy();

    // Killed while comparing: nothing was uploaded, there is nothing to retry.
    if (!requests.some((request) => request.startsWith('PutObject'))) continue;
    await deployTo(bucket, secondVersion);
    expect(await expectComplete(bucket, ['/', '/about', '/welcome'])).toEqual(
      ['index.html', 'about.html', 'welcome.html'].map((path) => secondVersion[path]),
    );
    const left = ['/farewell', '/posters/farewell.svg', '/_next/static/first.js', '/_next/static/third.js'];
    expect([failAfter, ...(await Promise.all(left.map((path) => status(bucket, path))))]).toEqual([
      failAfter,
      404,
      404,
      200,
      404,
    ]);
  }
});

test('an interrupted change of headers is undone by deploying the old headers', async () => {
  const bucket = await newBucket(firstVersion);
  const rules = { headers: [{ path: '/*', headers: { 'Cache-Control': 'max-age=60' } }], redirects: [] };
  const compared = (await deployTo(bucket, firstVersion)).length - 1;
  await expect(deployTo(bucket, firstVersion, { rules, failAfter: compared + 5 })).rejects.toThrow('killed');
  expect(puts(await deployTo(bucket, firstVersion))).toHaveLength(5);
  expect((await s3.visit(bucket, '/_next/static/both.js')).headers['cache-control']).toContain('immutable');
});

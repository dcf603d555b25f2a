/** Words stay whole in WebKit, and pages no wider than the window, from its narrowest to a desktop's, with the text as it is and half as large again. */
import { brokenWords, layOutWhole } from '../support/broken-words';
import { everyRoute } from '../support/site';
import { eventually, evaluate, open } from './page';
import { large, resize, small } from './screen';
import { expect, test } from './test';

const sizes = [small, { width: 768, height: 800 }, large];

/** Pages are looked at in so many tests, so that one that fails is soon repeated. */
const parts = 8;

for (let part = 0; part < parts; part++) {
  test(`no word is broken on any page, part ${part + 1} of ${parts}`, async ({ driver }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    // A width at a time: WebKit's driver takes long to change it.
    for (const size of sizes) {
      await resize(driver, size);
      await eventually(() => evaluate(driver, () => innerWidth)).toBe(size.width);
      for (const path of everyRoute.filter((_, index) => index % parts === part)) {
        await open(driver, path);
        await evaluate(driver, layOutWhole);
        for (const textSize of ['100%', '150%'])
          for (const word of await evaluate(driver, brokenWords, textSize))
            found.push(`${path} at ${size.width} px, ${textSize}: ${word}`);
      }
    }
    expect(found).toEqual([]);
  });
}

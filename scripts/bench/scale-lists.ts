import { launch } from './chromium';
import { serveFolder } from './folder-server';
import type { Result } from './interaction-report';
import { rehearse } from './rehearse';
import { allPackages, domesticStates } from './scenarios';

/** The long lists of an exported folder, at 4× CPU with their runtime live. */
export async function measureLists(folder: string, runs: number): Promise<Result[]> {
  const server = await serveFolder(folder);
  const browser = await launch();
  try {
    const results: Result[] = [];
    for (const scenario of [domesticStates, allPackages]) {
      for (let run = 0; run < runs; run++) {
        const measured = await rehearse(browser, server.origin, scenario, { moment: 'live' });
        results.push(...measured.map((one) => ({ scenario: scenario.id, moment: 'live' as const, ...one })));
      }
    }
    return results;
  } finally {
    await browser.close();
    await server.close();
  }
}

import { launch } from './chromium';
import { serveMeasured } from './measured-server';
import type { Result } from './interaction-report';
import { runScenario } from './run-scenario';
import { allPackages, domesticStates, finder } from './scenarios';

/** Measures the interactions of the long lists of an exported folder, hydrated, at 4× CPU. */
export async function measureLists(folder: string, runs: number): Promise<Result[]> {
  const server = await serveMeasured(folder);
  const browser = await launch();
  try {
    const results: Result[] = [];
    for (const scenario of [domesticStates, allPackages, finder]) {
      for (let run = 0; run < runs; run++) {
        const measured = await runScenario(browser, server.origin, scenario, { moment: 'hydrated' });
        results.push(...measured.map((one) => ({ scenario: scenario.id, moment: 'hydrated' as const, ...one })));
      }
    }
    return results;
  } finally {
    await browser.close();
    await server.close();
  }
}

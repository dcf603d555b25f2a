/** Finds the scenes: every file in scenes/ is one, and its name is the id. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Scene } from './kit';

const FOLDER = new URL('./scenes', import.meta.url);

/** The ids of all drawings, in alphabetical order. */
export function drawingIds(): string[] {
  return readdirSync(fileURLToPath(FOLDER))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .sort();
}

/** One scene by its id. */
export async function loadScene(id: string): Promise<Scene> {
  const loaded = (await import(`./scenes/${id}.ts`)) as { scene?: Scene };
  if (!loaded.scene) throw new Error(`scenes/${id}.ts exports no scene`);
  return loaded.scene;
}

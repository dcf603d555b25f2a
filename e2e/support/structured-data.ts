/** The structured data of a page as search engines read it. */
import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileOf } from './pages';

export type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string };

/** The text of the block of a page. */
export function structuredData(path: string): string {
  const blocks = [
    ...readFileSync(fileOf(path), 'utf8').matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, json = '']) => json);
  expect(blocks, `${path} has one block of structured data`).toHaveLength(1);
  return blocks[0] ?? '';
}

export const graphOf = (path: string): Node[] => (JSON.parse(structuredData(path)) as { '@graph': Node[] })['@graph'];

/** Every object of a graph, however deep. */
export function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(objectsIn)];
}

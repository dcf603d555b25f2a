import { existsSync } from 'node:fs';
import { codeEditorFiles } from './build';

test('maps every data file to a schema that is written beside the settings', () => {
  const files = codeEditorFiles();
  const { 'json.schemas': rows } = JSON.parse(files['.vscode/settings.json'] ?? '') as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  for (const { fileMatch, url } of rows) {
    const [path = ''] = fileMatch;
    expect(existsSync(`.${path.replace('*.json', '')}`)).toBe(true);
    const { properties = {} } = JSON.parse(files[url.slice(2)] ?? '{}') as { properties?: object; oneOf?: unknown };
    expect(properties).not.toHaveProperty('id');
  }
  expect(rows.length).toBeGreaterThan(0);
});

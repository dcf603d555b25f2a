/** `npx tsx scripts/json-schemas.ts`: writes `content/schema/json/` and `.vscode/settings.json` after a change of the schemas of data files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { jsonSchemaFolder, jsonSchemas } from '../content/schema/json-schemas';

rmSync(jsonSchemaFolder, { recursive: true, force: true });
mkdirSync(jsonSchemaFolder);
for (const [path, text] of Object.entries(jsonSchemas)) writeFileSync(path, text);

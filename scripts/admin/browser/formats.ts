/** Runs in the editor's page, after the editor: registers how it reads and writes our files, and the check before each save. */
import { dayInIndia } from '../../../content/format/day-in-india';
import { formSchemas } from '../../../content/schema/data-folders';
import { denied } from '../host-words';
import { element } from '../pages/browser/dom';
import { askBeforeRemovals } from './ask-before-removal';
import { checkDraft, draftProblems } from './check-draft';
import { formOf, type Draft, type Entry } from './draft';
import { toForm } from './form-values';
import { hostFetch } from './host';
import { chooseInDialog, mergeBackup, mergeDraft, type Backup } from './merge';
import type { Known } from './neighbours';
import { fileText } from './refuse';
import { reportSaving } from './saving';

declare const CMS: {
  registerCustomFormat(
    name: string,
    extension: string,
    methods: { fromFile: (text: string) => object; toFile: (content: object) => string },
  ): void;
};

/** Inserted by the build. */
declare const KNOWN: Known & { apiRoot: string };

for (const [form, schema] of Object.entries(formSchemas))
  CMS.registerCustomFormat(form, 'json', {
    fromFile: (text) => toForm(JSON.parse(text)) as object,
    toFile: (content) => fileText(form, schema, content),
  });

async function check(draft: Draft, isValid: boolean, entries: readonly Entry[]): Promise<boolean> {
  const schema = formSchemas[formOf(draft)];
  if (!schema) throw new Error(`there is no form '${formOf(draft)}'`);
  const today = dayInIndia(Date.now());
  return checkDraft(draft, isValid, await draftProblems(draft, schema, entries, KNOWN, today));
}

/** `build.ts` patches the editor to call these. */
Object.assign(globalThis, {
  beforeSaving: {
    check,
    async merge(draft: Draft, conflict: { type: string; entry?: Entry }, entries: readonly Entry[]): Promise<void> {
      await mergeDraft(draft, conflict, chooseInDialog('Save these'));
      if (!(await check(draft, true, entries))) throw new Error('validation_failed');
    },
    restore: (backup: Backup, draft: Draft) => mergeBackup(backup, draft, chooseInDialog('Restore these')),
  },
});

/** Says why the sign-in page is shown again. */
function reportDenied(): void {
  if (document.querySelector('.denied')) return;
  const notice = element(
    'p',
    { class: 'notice denied', role: 'alert' },
    `${denied} A draft of what you typed is kept.`,
  );
  document.body.append(notice);
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[role=tree], .content-editor')) return;
    notice.remove();
    seen.disconnect();
  });
  seen.observe(document.body, { childList: true, subtree: true });
}

globalThis.fetch = hostFetch(KNOWN.apiRoot, globalThis.fetch.bind(globalThis), {
  onDenied: reportDenied,
  onSave: reportSaving,
});

askBeforeRemovals();

/** The pages that the law wants published, by name. Their texts are in `content/records/policies/`. */
import { documentTexts } from '../../catalogue/document-texts';
import { routes } from '../../routes';
import { keysOf } from '../../ids/keys-of';
import { documentOf, type DocumentPage } from './document';

/** The path of each document. */
export const documentPaths = {
  terms: routes.terms,
  privacy: routes.privacy,
  cancellations: routes.cancellations,
  grievances: routes.complaints,
  accessibility: routes.accessibility,
} as const;

export type DocumentId = keyof typeof documentPaths;

export const documentIds = keysOf(documentPaths);

export const documents: Readonly<Record<DocumentId, DocumentPage>> = {
  terms: documentOf(documentTexts.terms),
  privacy: documentOf(documentTexts.privacy),
  cancellations: documentOf(documentTexts.cancellations),
  grievances: documentOf(documentTexts.grievances),
  accessibility: documentOf(documentTexts.accessibility),
};

/** The pages that the law wants published, by name. */
import { accessibility } from './accessibility';
import { cancellations } from './cancellations';
import { routes } from '../../routes';
import { keysOf } from '../../ids/keys-of';
import type { DocumentPage } from './document';
import { grievances } from './grievances';
import { privacy } from './privacy';
import { terms } from './terms';

export const documents = { terms, privacy, cancellations, grievances, accessibility } as const satisfies Record<
  string,
  DocumentPage
>;

export type DocumentId = keyof typeof documents;

export const documentIds = keysOf(documents);

/** The path of each document. */
export const documentPaths: Record<DocumentId, string> = {
  terms: routes.terms,
  privacy: routes.privacy,
  cancellations: routes.cancellations,
  grievances: routes.complaints,
  accessibility: routes.accessibility,
};

/** The pages an operator has to publish, by name. */
import { accessibility } from './accessibility';
import { cancellations } from './cancellations';
import type { DocumentPage } from './document';
import { grievances } from './grievances';
import { privacy } from './privacy';
import { terms } from './terms';

export const documents = { terms, privacy, cancellations, grievances, accessibility } as const satisfies Record<string, DocumentPage>;

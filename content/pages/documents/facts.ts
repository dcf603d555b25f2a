/** The operator's answers and the values of the deployment, as the texts of documents name them. */
import { operator as own } from '../../catalogue/operator';
import { capitalised } from '../../format/capitalised';
import { filled } from '../../format/filled';
import { priceBasis, tcsWithoutPan } from '../../model/fares/taxes';
import type { DocumentFact, DocumentList, documentLists, DocumentValue } from '../../schema/documents';
import { addressLine, site } from '../../site';
import { enquiry } from '../../words/enquiry';
import { everywhere } from '../../words/everywhere';
import { taxSentence } from '../../words/taxes';
import { contact } from '../contact';
import { bannerLine, type Offer } from './banner-offer';
import { countsWords, operator } from './operator-details';

export interface DocumentFacts {
  values: Readonly<Record<DocumentValue, string>>;
  holds: Readonly<Record<DocumentFact, boolean>>;
  lists: {
    readonly [List in DocumentList]: readonly Readonly<Record<(typeof documentLists)[List][number], string>>[];
  };
}

export interface Deployment {
  /** True if the home page's form posts to a form service. */
  isConnected: boolean;
  /** The address of the counter; empty without analytics. */
  counter: string;
  /** True if the finder sends words that it does not know to the counter. */
  countsUnknownWords: boolean;
  /** True if the site stores the campaign of a visit. */
  keepsCampaigns: boolean;
}

const deployed: Deployment = {
  isConnected: Boolean(site.form.endpoint),
  counter: site.counterUrl,
  countsUnknownWords: countsWords(),
  keepsCampaigns: site.campaigns,
};

export function documentFacts(
  { isConnected, counter, countsUnknownWords, keepsCampaigns }: Deployment = deployed,
  offer: Offer = own.offer,
): DocumentFacts {
  const { legalName, registeredOffice, grievanceOfficer, formService, bookingForm, host } = operator;
  const { enquiriesKept, refundWithin, privacyContact, payments, cancellationScale } = operator;
  const offered = bannerLine(offer);
  return {
    values: {
      company: site.name,
      legalName,
      companyInFull: legalName || site.name,
      address: addressLine,
      town: site.address.town,
      country: site.address.country,
      phone: site.phone.display,
      email: site.email,
      website: site.url,
      registeredOffice,
      taxes: taxSentence('both'),
      tcsWithoutPan: String(tcsWithoutPan()),
      banner: site.banner,
      offer: [`${offered ?? ''}.`, offer.terms].filter(Boolean).join(' '),
      officer: grievanceOfficer.name,
      officerPosition: grievanceOfficer.designation,
      officerPhone: grievanceOfficer.phone || site.phone.display,
      officerEmail: grievanceOfficer.email || site.email,
      refundWithin,
      enquiriesKept,
      formService: formService.name,
      formServiceKeeps: formService.keeps,
      bookingService: bookingForm.name,
      bookingServiceKeeps: bookingForm.keeps,
      host: host.name,
      hostKeeps: host.keeps,
      privacyContact,
      counter: counter && new URL(counter).host,
      sendButton: enquiry.send,
      whatsappButton: contact.form.action,
    },
    holds: {
      'legal-name': legalName !== '',
      'registered-office': registeredOffice !== '',
      'public-site': site.isPublic,
      payments: payments.length > 0,
      'gst-included': priceBasis.gstIncluded,
      offer: offered !== undefined,
      officer: grievanceOfficer.name !== '',
      'officer-position': grievanceOfficer.designation !== '',
      'cancellation-charges': cancellationScale.length > 0,
      'refund-time': refundWithin !== '',
      form: isConnected,
      'form-service': formService.name !== '',
      'form-service-time': formService.keeps !== '',
      'booking-service': bookingForm.name !== '',
      'booking-service-time': bookingForm.keeps !== '',
      host: host.name !== '',
      'host-time': host.keeps !== '',
      'enquiry-time': enquiriesKept !== '',
      'privacy-contact': privacyContact !== '',
      counter: counter !== '',
      'unknown-words': countsUnknownWords,
      campaigns: keepsCampaigns,
    },
    lists: {
      branches: operator.branches.map((branch) => ({ branch })),
      registrations: operator.registrations.map(({ label, value, checkAt }) => ({
        registration: label,
        number: checkAt ? filled(everywhere.imprint.checkAt, { number: value, address: checkAt }) : value,
      })),
      payments: payments.map(({ when, share }) => ({ when: capitalised(when), share: capitalised(share) })),
      cancellationSteps: cancellationScale.map(({ notice, charge }) => ({ notice, charge })),
    },
  };
}

/** The campaign that led to a visit: it is stored for the visit, added to booking links and appended to messages to the operator. */
import { referenceTo } from '../../../../content/words/controls';

/** The key in `sessionStorage`. */
const key = 'campaign';

/**
 * The campaign parameters in the URL of the visit's first page, verbatim: 'utm_source=google&gclid=…'; empty if there are none. Where the
 * browser refuses storage, only that page has them.
 */
function campaignOfVisit(): string {
  let campaign = (location.search.match(/\b(utm_\w+|gclid|fbclid)=[^&]*/g) || []).join('&');
  try {
    campaign = sessionStorage.getItem(key) || campaign;
    sessionStorage.setItem(key, campaign);
  } catch {
    // The browser refused storage.
  }
  return campaign;
}

/**
 * The reference for messages: 'Ref: google/cpc/diwali', at most 60 printable characters. Click ids are long, so only their name is used.
 */
function referenceOf(campaign: string): string {
  const parts = [...new URLSearchParams(campaign)].map(([name, value]) => (/^utm/.test(name) ? value : name));
  return referenceTo(parts.join('/'))
    .replace(/[^ -~\xa1-\u1fff]/g, '')
    .slice(0, 60);
}

/** Adds the campaign to links when they are used, because React renders some of them late. */
export function addCampaign(): void {
  const campaign = campaignOfVisit();
  if (!campaign) return;
  const reference = referenceOf(campaign);
  const ending = encodeURIComponent(`\n\n${reference}`);
  // Messages that islands open by script read it (`components/ui/visit.ts`).
  document.documentElement.dataset['reference'] = reference;
  const onUse = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*=":"]');
    if (!link) return;
    link.href = (link.dataset['campaignHref'] || link.href)
      .replace(/{campaign}/g, encodeURIComponent(campaign))
      // A link that is used again already has the ending.
      .replace(ending, '')
      // 'wa.me/?text=', without a number, shares with a friend and gets no reference.
      .replace(/(\d\?text|[?&]body)=[^&]*/, `$&${ending}`);
  };
  for (const type of ['pointerdown', 'click']) addEventListener(type, onUse, true);
}

/** The campaign that a visit came from: kept for the visit, put into booking links and at the end of messages to the operator. */

/** Name in the tab's storage. */
const key = 'campaign';

/**
 * What the address of the visit's first page says of a campaign, as it stands there: 'utm_source=google&gclid=…'; empty where it says nothing.
 * Where the browser refuses storage, only that page knows it.
 */
function campaignOfVisit(): string {
  let campaign = (location.search.match(/\b(utm_\w+|gclid|fbclid)=[^&]*/g) || []).join('&');
  try {
    campaign = sessionStorage.getItem(key) || campaign;
    sessionStorage.setItem(key, campaign);
  } catch {
    // Refused.
  }
  return campaign;
}

/** 'Ref: google/cpc/diwali', at most 60 characters that print. Of a click's number, which is long, its name alone. */
function referenceTo(campaign: string): string {
  const parts = [...new URLSearchParams(campaign)].map(([name, value]) => (/^utm/.test(name) ? value : name));
  return `Ref: ${parts.join('/')}`.replace(/[^ -~\xa1-\u1fff]/g, '').slice(0, 60);
}

/** Links get it when they are used, because React makes some of them late. */
export function addCampaign(): void {
  const campaign = campaignOfVisit();
  if (!campaign) return;
  const reference = referenceTo(campaign);
  const ending = encodeURIComponent(`\n\n${reference}`);
  // For messages that islands open by script (`components/ui/visit.ts`).
  document.documentElement.dataset['reference'] = reference;
  const onUse = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*=":"]');
    if (!link) return;
    link.href = (link.dataset['campaignHref'] || link.href)
      .replace(/{campaign}/g, encodeURIComponent(campaign))
      // Used again, it has the ending already.
      .replace(ending, '')
      // 'wa.me/?text=', without a number, is a message to a friend.
      .replace(/(\d\?text|[?&]body)=[^&]*/, `$&${ending}`);
  };
  for (const type of ['pointerdown', 'click']) addEventListener(type, onUse, true);
}

import { Phone } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { telHref } from '@/content/words/contact-links';
import { call, whatsapp } from '@/content/words/controls';
import { everywhere } from '@/content/words/everywhere';
import { site } from '@/content/site';

const button =
  'flex min-h-13 flex-wrap items-center justify-center gap-x-1.5 px-0.5 text-small font-semibold focus-visible:-outline-offset-4 xl:size-12 xl:min-h-12 xl:rounded-full xl:border-2 xl:border-cream xl:px-1 xl:shadow-soft xl:focus-visible:outline-offset-3';

/** WhatsApp and call, one tap away: a bar at the bottom of phones and tablets, two round buttons in the margin of wide screens. */
export function FloatingContact() {
  return (
    <aside
      aria-label={everywhere.parts.quickContact}
      className="quick-contact on-dark fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 pb-[env(safe-area-inset-bottom)] xl:inset-x-auto xl:right-3 xl:bottom-6 xl:grid-cols-1 xl:gap-3 xl:pb-0 print:hidden"
    >
      <WhatsappLink className={`${button} bg-leaf-deep text-cream`}>
        <span className="xl:sr-only">{whatsapp}</span>
      </WhatsappLink>{' '}
      <a href={telHref} className={`${button} bg-indigo text-cream`}>
        <Icon of={Phone} size={22} />
        <span className="xl:sr-only">
          {call}
          <span translate="no" className="sr-only">
            {' '}
            {site.phone.display}
          </span>
        </span>
      </a>
    </aside>
  );
}

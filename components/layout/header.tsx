import { BookingLink } from '@/components/ui/booking-link';
import { FloatOnScroll } from '@/components/islands/menus/float-on-scroll';
import { NavDropdown } from '@/components/islands/menus/nav-dropdown';
import { PhoneMenu } from '@/components/islands/menus/phone-menu';
import { bookNow } from '@/content/words/controls';
import { everywhere } from '@/content/words/everywhere';
import { isGroup, mainNavigation } from '@/content/pages/navigation';
import { InfoStrip } from './info-strip';
import { Logo } from './logo';
import { MenuSheet } from './menu-sheet';
import { NavList } from './nav-list';
import { Notice } from './notice';

/** The font size of the bar follows the screen and not the text size, so that all entries fit. */
const letters = 'lg:text-[min(0.9375rem,1.37vw)]';

const linkClasses = `flex min-h-11 items-center rounded-small px-[min(0.5rem,0.6vw)] text-center leading-tight font-medium hover:text-lagoon ${letters}`;

/** Notice, info strip, logo, main navigation, Book Now, and the menu button of small screens. */
export function Header() {
  return (
    <>
      <Notice />
      <InfoStrip />
      {/* Sticky, and floating once the page is scrolled. Its outer height stays the same, so that nothing moves. */}
      <header className="site-header sticky top-0 z-40 h-17 print:hidden md:h-20">
        <FloatOnScroll />
        <div className="bar h-full border-b border-line bg-paper">
          <div className="shell flex items-center justify-between gap-[min(0.75rem,2vw)] lg:gap-[min(0.75rem,1.2vw)]">
            <Logo />
            {/* Longer words, as in a translation, wrap onto two lines. First the entries shrink, then the name, last the button; the large
                factors keep the later ones from shrinking along. */}
            <nav aria-label={everywhere.parts.menu} className="hidden min-w-[min(43rem,63vw)] shrink-[9000] lg:block">
              <ul className="flex flex-wrap items-center">
                {mainNavigation.map((entry) => (
                  <li key={entry.label} className="max-w-max flex-[1_1_min-content]">
                    {isGroup(entry) ? (
                      <NavDropdown id={`menu-${entry.id}`} label={entry.label} className={linkClasses}>
                        <NavList group={entry} />
                      </NavDropdown>
                    ) : (
                      <a href={entry.href} className={linkClasses}>
                        {entry.label}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            <span className="ml-auto hidden sm:block lg:ml-0">
              <BookingLink className={`${letters} lg:px-[min(1.25rem,1.2vw)]`}>{bookNow}</BookingLink>
            </span>{' '}
            <PhoneMenu>
              <MenuSheet />
            </PhoneMenu>
          </div>
        </div>
      </header>
    </>
  );
}

import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { FloatingContact } from '@/components/layout/floating-contact';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { colour } from '@/content/colours';
import { skipToContent } from '@/content/words/controls';
import { site } from '@/content/site';
import { fontClasses } from './fonts';

/** Files of `public/`. `favicon.ico` is not listed: browsers request it by name. */
const icons: Metadata['icons'] = { icon: '/icon.svg', apple: '/icons/apple-touch-icon.png' };

export const metadata: Metadata = { applicationName: site.name, formatDetection: { telephone: false }, icons };

export const viewport: Viewport = {
  // Browsers that darken pages automatically leave pages alone that declare both schemes.
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colour('paper') },
    { media: '(prefers-color-scheme: dark)', color: colour('paper', 'night') },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={fontClasses}>
      <body>
        <a href="#main" className="skip-link top-2 left-4">
          {skipToContent}
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer />
        <FloatingContact />
      </body>
    </html>
  );
}

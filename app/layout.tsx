import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { FloatingContact } from '@/components/layout/floating-contact';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { site } from '@/content/site';
import { paper } from '@/content/theme';
import { fontClasses } from './fonts';

/** Both are named here: as soon as one is, Next leaves `icon.svg` to nobody, and browsers ask for a /favicon.ico that is not there. */
const icons: Metadata['icons'] = { icon: '/icon.svg', apple: '/icons/apple-touch-icon.png' };

export const metadata: Metadata = { applicationName: site.name, formatDetection: { telephone: false }, icons };

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: paper.day },
    { media: '(prefers-color-scheme: dark)', color: paper.night },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={fontClasses}>
      <body>
        <a
          href="#main"
          className="absolute -top-24 left-4 z-50 rounded-small bg-indigo px-4 py-3 text-cream focus:top-2"
        >
          Skip to content
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

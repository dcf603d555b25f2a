import type { MetadataRoute } from 'next';
import { operator } from '@/content/catalogue/operator';
import { colour } from '@/content/colours';
import { routes } from '@/content/routes';
import { pageAt } from '@/content/pages/registry';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** The web app manifest, which lets a phone install the site. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: operator.contact.description,
    lang: 'en-IN',
    start_url: routes.home,
    display: 'minimal-ui',
    background_color: colour('paper'),
    theme_color: colour('paper'),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: pageAt(routes.allPackages).name, url: routes.allPackages },
      { name: pageAt(routes.contact).name, url: routes.contact },
    ],
  };
}

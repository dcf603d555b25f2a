const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  // The development server would answer an unknown address with an error.
  ...(isDevelopment ? {} : { output: 'export' }),
  // With a static export this names the folder of the export, not that of the build. `scripts/export.ts --build` sets it.
  distDir: process.env['EXPORT_FOLDER'] || '.next',
  reactStrictMode: true,
  // Next's own is random and stands in every page's data: pages would change with each build, and meet their byte budgets by luck.
  generateBuildId: () => 'site',
  // Pages named *.dev.tsx exist in development only: the style guide.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // Pictures are vector posters and prepared photographs: there is no server to resize anything at run time.
  images: { unoptimized: true },
  // `npm test` has checked the types before its two builds.
  typescript: { ignoreBuildErrors: process.env['TYPES_CHECKED'] === 'yes' },
  // A record that is saved is seen on the page.
  turbopack: isDevelopment
    ? { rules: { '**/content/catalogue/read-data.ts': { loaders: ['./scripts/edit/track-records.cjs'] } } }
    : {},
  productionBrowserSourceMaps: false,
  poweredByHeader: false,
};

export default config;

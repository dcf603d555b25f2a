const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  // With a static export the development server would answer an unknown path with an error.
  ...(isDevelopment ? {} : { output: 'export' }),
  // With a static export this names the folder of the export instead of that of the build. `scripts/export.ts --build` sets it.
  distDir: process.env['EXPORT_FOLDER'] || '.next',
  reactStrictMode: true,
  // Next's own build id is random and appears in every page's data: pages would change with each build, and meet their byte budgets only by
  // luck.
  generateBuildId: () => 'site',
  // Pages named *.dev.tsx exist in development only: the style guide.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // Pictures are vector posters and prepared photographs; no server resizes anything at run time.
  images: { unoptimized: true },
  // `npm test` checks the types before its two builds.
  typescript: { ignoreBuildErrors: process.env['TYPES_CHECKED'] === 'yes' },
  // Saving a record updates the page.
  turbopack: isDevelopment
    ? { rules: { '**/content/catalogue/read-data.ts': { loaders: ['./scripts/edit/track-records.cjs'] } } }
    : {},
  productionBrowserSourceMaps: false,
  poweredByHeader: false,
};

export default config;

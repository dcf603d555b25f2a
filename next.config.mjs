const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  reactStrictMode: true,
  // Pages named *.dev.tsx exist in development only: the style guide.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // Pictures are vector posters and prepared photographs: there is no server to resize anything at run time.
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  poweredByHeader: false,
};

export default config;

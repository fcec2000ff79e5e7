import type { NextConfig } from 'next';

const backEnd = process.env['BACK_END'] ?? 'http://127.0.0.1:4620';

const config: NextConfig = {
  basePath: '/mapp',
  rewrites: async () => [{ source: '/airline/:path*', destination: `${backEnd}/:path*` }],
};
export default config;

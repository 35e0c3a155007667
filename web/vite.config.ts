import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the page with the API of a `minimex serve` on port 8080.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  server: {
    proxy: {
      '/api': {
        target: 'http://127.0.0.1:8080',
        changeOrigin: true,
        // The server refuses every origin but its own.
        configure: (proxy) => proxy.on('proxyReq', (request) => request.removeHeader('origin')),
      },
    },
    fs: { allow: ['..'] },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});

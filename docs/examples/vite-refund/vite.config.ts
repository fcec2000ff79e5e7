import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const target = process.env['BACK_END'] ?? 'http://127.0.0.1:4610';
const airline = { target, changeOrigin: true, rewrite: (path: string) => path.replace('/airline', '') };
const proxy = { '/airline': airline };

export default defineConfig({ base: '/mapp/', plugins: [react()], server: { proxy }, preview: { proxy } });

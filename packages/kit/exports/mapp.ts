export { createMapp, type MappOptions, type MappParts } from '../src/mapp/create-mapp.ts';
export type { HostRouter, SteeredRouter } from '../src/mapp/host-router.ts';
export { Mapp, type MappProps } from '../src/mapp/Mapp.tsx';
export { MappProviders, type MappProvidersProps } from '../src/mapp/MappProviders.tsx';
export { wireMapp, type WireOptions, type Wiring } from '../src/mapp/wire.ts';

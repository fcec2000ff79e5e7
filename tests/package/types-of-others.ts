/** Types of Next as far as examples take them; its own are read by `npm test hosts`. */
export const typesOfNext = `
  declare module 'next' {
    export interface NextConfig {
      basePath?: string;
      rewrites?: () => Promise<{ source: string; destination: string }[]>;
    }
  }
  declare module 'next/navigation' {
    export const notFound: () => never;
    export const usePathname: () => string;
    export const useSearchParams: () => URLSearchParams;
    export const useRouter: () => Record<'push' | 'replace', (path: string) => void> & { back: () => void };
  }
`;

/** Types of React Router, likewise. */
export const typesOfReactRouter = `
  declare module 'react-router' {
    export const useLocation: () => { pathname: string; search: string };
    export const useNavigate: () => (to: string | number, options?: { replace?: boolean }) => void | Promise<void>;
  }
`;

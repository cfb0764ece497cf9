/** Set by the build. */
interface ImportMeta {
  readonly env: {
    /** Whether this draws pages on a server. */
    readonly SSR: boolean
  }
}

/** The browser's build, as the build of the page that a server draws sees it. */
declare module "virtual:client-manifest" {
  interface Chunk {
    readonly file: string
    readonly isEntry?: boolean
    readonly imports?: readonly string[]
  }
  /** By source file, from the storefront's folder. */
  const manifest: Readonly<Record<string, Chunk | undefined>>
  export default manifest
}

declare module "virtual:client-services" {
  /** The chunks of the SDK's services, by their keys in the manifest. */
  const files: readonly string[]
  export default files
}

declare module "virtual:early-input" {
  /** `early-input.ts` as it was built. */
  const code: string
  export default code
}

declare module "virtual:early-visit" {
  /** `early-visit.ts` as it was built. */
  const code: string
  export default code
}

declare module "virtual:client-page" {
  /** `index.html` as it was built. */
  const page: string
  export default page
}
